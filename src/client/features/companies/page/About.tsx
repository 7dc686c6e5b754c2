import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { detectLanguage } from '../../../../contract/language-of.ts'
import { TextButton } from '../../../ui/controls/TextButton.tsx'

const useStyles = makeStyles({
  root: { color: tokens.colorNeutralForeground2 },
  clipped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    // On paper the text cannot be expanded.
    '@media print': { display: 'block', overflow: 'visible' },
  },
})

/** The about text, clipped to 2 lines and expandable (C-033, C-034); the button only where something is hidden. */
export function About({ text, className }: { text: string; className?: string }) {
  const styles = useStyles()
  const { t } = useTranslation('companies')
  const [open, setOpen] = useState(false)
  const [hides, setHides] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const id = useId()
  useEffect(() => {
    const element = words.current
    if (!element || open) return
    // On paper nothing is hidden; after printing, the button and a focus on it are as they were.
    const measure = () => {
      // Letters are some px higher than their line, so only half a line or more counts as hidden.
      const line = Number.parseFloat(getComputedStyle(element).lineHeight)
      if (!matchMedia('print').matches) setHides(element.scrollHeight - element.clientHeight > line / 2)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Letters of another font may need fewer lines, which the height of the clipped text does not show.
    void document.fonts.ready.then(measure)
    return () => observer.disconnect()
  }, [open])
  return (
    <div className={mergeClasses(styles.root, className)}>
      <p ref={words} id={id} dir="auto" lang={detectLanguage(text)} className={open ? undefined : styles.clipped}>
        {text}
      </p>
      {(hides || open) && (
        <TextButton data-print="no" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? t('less') : t('more')}
        </TextButton>
      )}
    </div>
  )
}
