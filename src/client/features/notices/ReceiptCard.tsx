import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '../../../contract/notices/notices.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { Outcome } from '../../ui/states/Outcome.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useLayout } from '../../ui/styles/layout.ts'

/** The receipt of a notice: its number, its clock, and the way to its page. */
export function ReceiptCard({ receipt: { number, receipt, until } }: { receipt: Receipt }) {
  const layout = useLayout()
  const { t } = useTranslation('notices')
  const { format } = useLanguage()
  return (
    <div className={layout.wrap}>
      <div className={layout.longPage}>
        <Outcome>
          <StateCard
            icon={<CheckmarkCircle24Regular />}
            title={t('status.sent')}
            words={
              <>
                {t('status.sentWords', { number: `\u2066${number}\u2069` })}
                <br />
                {t('status.until')} <b>{format.day(until)}</b>
              </>
            }
            action={
              <Action kind="primary" href={`/notice/${receipt}`}>
                {t('status.open')}
              </Action>
            }
          />
        </Outcome>
      </div>
    </div>
  )
}
