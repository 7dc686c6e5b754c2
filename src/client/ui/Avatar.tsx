import { Avatar as FluentAvatar, type AvatarProps as FluentAvatarProps, makeStyles } from '@fluentui/react-components'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { getInitials } from './initials.ts'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  letters: {
    // Its edge in forced colours mode, which shows no background.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    backgroundColor: paint.brandTint2,
    color: paint.brandFgStrong,
    fontWeight: 700,
  },
})

interface AvatarProps {
  image?: string | null | undefined
  /** The name whose initials replace a missing image; without a name the default icon does (N-015). */
  name?: string | null | undefined
  size?: FluentAvatarProps['size']
}

/** A person's picture, their initials, or the default icon; decorative, since the name is beside it. */
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
