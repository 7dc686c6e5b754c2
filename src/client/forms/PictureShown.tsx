import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { media } from '../ui/styles/media.ts'
import { useText } from '../ui/styles/text.ts'
import { useAnswer } from './use-answer.ts'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '12px', [media.zoomed]: { flexWrap: 'wrap' } },
  image: {
    flexShrink: 0,
    width: '72px',
    height: '72px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  wide: { width: '128px' },
})

interface PictureShownProps {
  /** The form's field for a picture. */
  field: string
  /** The address of the present picture. */
  now?: string | null
  wide?: boolean
}

/** The picture of a field: the one just chosen or, while none is, the present one, which stays. */
export function PictureShown({ field, now, wide }: PictureShownProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('forms')
  const answer = useAnswer(field)
  const file = answer instanceof Blob && answer.type.startsWith('image/') ? answer : undefined
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    if (!file) return setChosen(undefined)
    const address = URL.createObjectURL(file)
    setChosen(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  const src = file ? chosen : now
  if (!src) return null
  return (
    <div className={styles.root}>
      <img className={mergeClasses(styles.image, wide && styles.wide)} src={src} alt="" />
      <span className={text.s13}>{t(file ? 'picture.chosen' : 'picture.stays')}</span>
    </div>
  )
}
