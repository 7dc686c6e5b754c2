import { makeStyles } from '@fluentui/react-components'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { useState } from 'react'
import { initials } from './initials.ts'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '50%',
    // Its edge where colours are forced, which shows no background.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    backgroundColor: paint.brandTint2,
    color: paint.brandFgStrong,
    fontWeight: 700,
    lineHeight: 1,
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
})

interface AvatarProps {
  image?: string | null
  /** Letters of this name stand in for a missing image; without it the default icon does (N-015). */
  name?: string | null
  size?: number
}

/** A person's picture, their letters, or the default icon; decorative, since the name stands beside it. */
export function Avatar({ image, name, size = 32 }: AvatarProps) {
  const styles = useStyles()
  const [broken, setBroken] = useState<string>()
  const shown = image && image !== broken ? image : undefined
  return (
    <span
      className={styles.root}
      style={{ width: size, height: size, fontSize: size < 48 ? 12 : 18 }}
      aria-hidden="true"
    >
      {shown ? (
        <img className={styles.image} src={shown} width={size} height={size} alt="" onError={() => setBroken(shown)} />
      ) : name ? (
        initials(name)
      ) : (
        <Person20Regular />
      )}
    </span>
  )
}
