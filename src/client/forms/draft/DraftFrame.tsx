import { makeStyles } from '@fluentui/react-components'
import { Person24Regular } from '@fluentui/react-icons/svg/person'
import { WindowMultiple24Regular } from '@fluentui/react-icons/svg/window-multiple'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenDraft } from '../../outbox/use-draft.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { media } from '../../ui/styles/media.ts'

const useStyles = makeStyles({
  notice: { marginInline: '16px', [media.tablet]: { marginInline: 0 } },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

type DraftFrameProps = {
  draft: Pick<OpenDraft, 'status' | 'takeOver' | 'accept' | 'decline'>
  /** Shown until the draft is read. */
  skeleton: ReactNode
  children?: ReactNode
}

/**
 * Shows a form with its draft; or a message in its place where another tab has the draft open, so that nothing is
 * overwritten silently (design: offline 9), or where a visitor has begun the same form, whose draft is the person's
 * only if they say so.
 */
export function DraftFrame({ draft, skeleton, children }: DraftFrameProps): ReactNode {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  if (draft.status === 'opening') return skeleton
  if (draft.status === 'elsewhere')
    return (
      <Notice
        tone="warn"
        className={styles.notice}
        icon={<WindowMultiple24Regular aria-hidden="true" />}
        title={t('elsewhere.title')}
        words={t('elsewhere.words')}
        action={<Action onClick={draft.takeOver}>{t('elsewhere.action')}</Action>}
      />
    )
  if (draft.status === 'offered')
    return (
      <Notice
        tone="warn"
        className={styles.notice}
        icon={<Person24Regular aria-hidden="true" />}
        title={t('offered.title')}
        words={t('offered.words')}
        action={
          <div className={styles.acts}>
            <Action onClick={() => void draft.decline()}>{t('offered.discard')}</Action>
            <Action kind="primary" onClick={() => void draft.accept()}>
              {t('offered.keep')}
            </Action>
          </div>
        }
      />
    )
  return children
}
