import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
    boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .06)',
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
  pending: { filter: 'grayscale(1)', opacity: 0.55, color: tokens.colorNeutralForeground3 },
})

interface LogoProps {
  src: string | null | undefined
  size: number
  /** Shown grey, for a company that waits for approval. */
  pending?: boolean
  /** Loaded lazily, when it comes near the viewport: for one of many in a list. */
  later?: boolean
  className?: string
}

/** A company's logo, or the default one (C-027, C-028); decorative, since the name is beside it. */
export function Logo({ src, size, pending, later, className }: LogoProps) {
  const styles = useStyles()
  const [broken, setBroken] = useState<string>()
  const shown = src && src !== broken ? src : undefined
  const box = { width: size, height: size, borderRadius: size * 0.22 }
  return (
    <span className={mergeClasses(styles.root, pending && styles.pending, className)} style={box}>
      {shown ? (
        <img
          className={styles.image}
          src={shown}
          width={size}
          height={size}
          alt=""
          decoding="async"
          loading={later ? 'lazy' : undefined}
          onError={() => setBroken(shown)}
        />
      ) : (
        <svg width="56%" height="56%" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M4 21V6.5L12 3v5.2l8 3.3V21h-5.5v-4h-3v4zm3-3h2v-2H7zm0-4h2v-2H7zm0-4h2V8H7zm8 4h2v-2h-2z" />
        </svg>
      )}
    </span>
  )
}
