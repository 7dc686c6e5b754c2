import { makeStyles } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { media } from '../../../ui/styles/media.ts'
import { ramp } from '../../../ui/styles/ramp.ts'

const useStyles = makeStyles({
  cover: {
    position: 'relative',
    height: '64px',
    overflow: 'hidden',
    backgroundColor: ramp[60],
    [media.tablet]: { height: '128px' },
  },
  art: { width: '100%', height: '100%', objectFit: 'cover' },
})

/** The company's cover image, or the default one (C-025, C-026). */
export function Cover({ src }: { src: string | null }) {
  const styles = useStyles()
  const [broken, setBroken] = useState<string>()
  return (
    <div className={styles.cover}>
      {src && src !== broken ? (
        // The largest element of the first view.
        <img className={styles.art} src={src} alt="" fetchPriority="high" onError={() => setBroken(src)} />
      ) : (
        <DefaultCover className={styles.art} />
      )}
    </div>
  )
}

/** The default cover: dusk over dunes. */
function DefaultCover({ className }: { className: string }) {
  const id = useId()
  const sky = `${id}-sky`
  const sand = `${id}-sand`
  return (
    <svg
      className={className}
      viewBox="0 0 1120 216"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-default-cover=""
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#035B5B" />
          <stop offset=".6" stopColor="#449B99" />
          <stop offset="1" stopColor="#EADFC6" />
        </linearGradient>
        <linearGradient id={sand} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#D9C49A" />
          <stop offset="1" stopColor="#B08F5E" />
        </linearGradient>
      </defs>
      <rect width="1120" height="216" fill={`url(#${sky})`} />
      <circle cx="806" cy="108" r="40" fill="#F6E7C1" opacity=".95" />
      <circle cx="806" cy="108" r="68" fill="#F6E7C1" opacity=".16" />
      <circle cx="806" cy="108" r="100" fill="#F6E7C1" opacity=".09" />
      <path d="M0 150c120-34 210-30 330-6s230 26 360-14 260-36 430 10v76H0z" fill="#C9AF80" opacity=".55" />
      <path d="M0 176c170-44 300-26 440-2s220 14 330-22 220-24 350 14v50H0z" fill={`url(#${sand})`} />
      <path d="M0 204c190-50 330-26 520-18s330 8 600-30v60H0z" fill="#7D6440" opacity=".75" />
    </svg>
  )
}
