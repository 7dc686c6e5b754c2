import { Avatar as FluentAvatar, type AvatarProps as FluentAvatarProps, makeStyles } from '@fluentui/react-components'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { getInitials } from './initials.ts'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  letters: {
    // Its edge where colours are forced, which shows no background.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    backgroundColor: paint.brandTint2,
    color: paint.brandFgStrong,
    fontWeight: 700,
  },
})

interface AvatarProps {
  image?: string | null
  /** Letters of this name stand in for a missing image; without it the default icon does (N-015). */
  name?: string | null
  size?: FluentAvatarProps['size']
}

/** A person's picture, their letters, or the default icon; decorative, since the name stands beside it. */
export default function Avatar({ image, name, size = 32 }: AvatarProps) {
  const styles = useStyles()
  return (
    <FluentAvatar
      size={size}
      image={image ? { src: image } : undefined}
      initials={{ className: styles.letters, children: name ? getInitials(name) : '' }}
      icon={{ className: styles.letters, children: <Person20Regular /> }}
      aria-hidden="true"
    />
  )
}
