import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { media } from './styles/media.ts'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  field: { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' },
  blob: { position: 'absolute', borderRadius: '50%' },
  farther: {
    width: '360px',
    height: '360px',
    insetInlineEnd: '-150px',
    insetBlockStart: '-196px',
    backgroundColor: paint.blobA,
    // Smaller, so that the two do not close into a wedge behind the title.
    [media.phoneOnly]: { width: '260px', height: '260px', insetBlockStart: '-130px' },
  },
  nearer: {
    width: '280px',
    height: '280px',
    insetInlineStart: '-150px',
    insetBlockStart: '-96px',
    backgroundColor: paint.blobB,
  },
  a: {
    width: '460px',
    height: '460px',
    insetInlineEnd: '-180px',
    insetBlockEnd: '60px',
    backgroundColor: paint.blobA,
    [media.wide]: {
      width: '620px',
      height: '620px',
      insetInlineEnd: '-120px',
      insetBlockEnd: 'auto',
      insetBlockStart: '-190px',
    },
  },
  b: {
    width: '300px',
    height: '300px',
    insetInlineStart: '-130px',
    insetBlockEnd: '-60px',
    backgroundColor: paint.blobB,
    mixBlendMode: paint.blobBlend as 'multiply',
    [media.wide]: {
      width: '420px',
      height: '420px',
      insetInlineStart: 'auto',
      insetInlineEnd: '300px',
      insetBlockEnd: 'auto',
      insetBlockStart: '170px',
    },
  },
  c: {
    width: '220px',
    height: '220px',
    insetInlineEnd: '-50px',
    insetBlockEnd: '-70px',
    backgroundColor: paint.blobC,
    mixBlendMode: paint.blobBlend as 'multiply',
    [media.wide]: {
      width: '360px',
      height: '360px',
      insetInlineEnd: '-60px',
      insetBlockEnd: 'auto',
      insetBlockStart: '250px',
    },
  },
})

/**
 * Large pale circles, the shape of the logo: three behind the hero, two above a form. They are placed from the end of a
 * hero, where they come last, below content with a `zIndex`: a browser that shows the page before all of its HTML is there
 * would move them otherwise.
 */
export function Blobs({ above }: { above?: boolean }) {
  const styles = useStyles()
  if (above)
    return (
      <div className={styles.field} aria-hidden="true">
        <i className={mergeClasses(styles.blob, styles.farther)} />
        <i className={mergeClasses(styles.blob, styles.nearer)} />
      </div>
    )
  return (
    <div className={styles.field} aria-hidden="true">
      <i className={mergeClasses(styles.blob, styles.a)} />
      <i className={mergeClasses(styles.blob, styles.b)} />
      <i className={mergeClasses(styles.blob, styles.c)} />
    </div>
  )
}
