import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Search20Regular, Search24Regular } from '@fluentui/react-icons/svg/search'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../i18n/part.ts'
import { usePreload } from '../../platform/preload.ts'
import { useOpenHere } from '../../router/use-pathname.ts'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { styleEdgeColour } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'

const ChoosePopup = loadPart('search', () => import('../../features/search/ChoosePopup.tsx'))

const useStyles = makeStyles({
  root: {
    [media.wide]: { position: 'relative' },
    [media.roomy]: { width: '232px' },
  },
  field: {
    display: 'none',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    height: '40px',
    paddingInline: '12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    [media.roomy]: { display: 'flex' },
  },
  open: {
    backgroundColor: tokens.colorNeutralBackground1,
    ...styleEdgeColour(tokens.colorNeutralStrokeAccessible),
    color: tokens.colorNeutralForeground2,
  },
  icon: { [media.roomy]: { display: 'none' } },
})

/** The field that opens 'Choose company' (N-005); an icon where there is not enough room. */
export function ChooseField() {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const [open, setOpen] = useOpenHere()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  usePreload(ChoosePopup.ahead)
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open, setOpen])
  const toggle = (event: { currentTarget: HTMLElement }) => {
    opener.current = event.currentTarget
    setOpen(!open)
  }
  const close = useCallback(() => {
    setOpen(false)
    opener.current?.focus()
  }, [setOpen])
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={mergeClasses(styles.field, open && styles.open)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
        data-choose
      >
        <Search20Regular />
        {t('nav.choose')}
      </button>
      <IconAction
        className={styles.icon}
        label={t('nav.choose')}
        icon={<Search24Regular />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
        data-choose
      />
      {open && (
        <Suspense>
          <ChoosePopup title={t('nav.choose')} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
