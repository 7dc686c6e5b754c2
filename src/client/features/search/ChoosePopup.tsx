import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { useCloseRequests } from '../../ui/overlays/use-close-requests.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { ClearButton } from './ClearButton.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useSearchBox } from './use-search-box.ts'

const useStyles = makeStyles({
  popup: {
    position: 'absolute',
    zIndex: 20,
    insetBlockStart: 'calc(100% + 8px)',
    insetInline: '8px',
    paddingBlock: '12px 8px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    [media.wide]: { insetInlineStart: 'auto', insetInlineEnd: 0, width: '344px' },
    [media.roomy]: { insetInlineStart: 0, insetInlineEnd: 'auto' },
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBlockEnd: '6px' },
  close: { marginInlineEnd: '-10px' },
  input: { width: '100%', minHeight: '44px' },
})

/** The popup 'Choose company' (N-005) below the bar's field; Escape closes it, and so does a phone's back gesture. */
export default function ChoosePopup({ title, onClose }: { title: string; onClose: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('search')
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useSearchBox({ onLeave: onClose })
  useEffect(() => input.current?.focus(), [])
  useCloseRequests(true, onClose)
  return (
    <div role="dialog" aria-labelledby={titleId} className={styles.popup}>
      <div className={styles.head}>
        <h2 id={titleId} className={text.h16}>
          {title}
        </h2>
        <IconAction
          className={styles.close}
          label={t('close', { ns: 'common' })}
          icon={<Dismiss20Regular />}
          onClick={onClose}
        />
      </div>
      <Input
        ref={input}
        className={styles.input}
        value={box.typed}
        onChange={(_, { value }) => box.type(value)}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        contentBefore={<Search20Regular />}
        contentAfter={box.typed ? <ClearButton onClear={() => box.type('')} /> : undefined}
        {...box.field}
      />
      <Suggestions box={box} onLeave={onClose} />
    </div>
  )
}
