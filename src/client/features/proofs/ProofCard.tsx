import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getRiyadhDay } from '../../../contract/form/days.ts'
import { forgetProof, type KeptProof } from '../../data/proofs/kept.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: '16px' },
})

interface ProofCardProps {
  kept: KeptProof
  company: { id: number; name: string }
  onForgotten: () => void
}

/** The proof that this device has: from when it can be used, and for which release's key it was made. */
export function ProofCard({ kept, company, onForgotten }: ProofCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('proofs')
  const { format } = useLanguage()
  const forget = () => {
    forgetProof(company.id)
    onForgotten()
  }
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('kept')}</h2>
      <p role="status">
        {t('keptWords', {
          from: format.day(getRiyadhDay(new Date(kept.from))),
          year: format.digits(kept.year),
          company: `\u2068${company.name}\u2069`,
        })}
      </p>
      <p className={text.muted}>
        {t('release', { month: format.month(kept.month), code: `\u2066${kept.code}\u2069` })}
      </p>
      <div className={styles.actions}>
        <Action kind="primary" href={`/rateCompany?type=company&id=${company.id}`}>
          {t('write')}
        </Action>
        <Action onClick={forget}>{t('forget')}</Action>
      </div>
    </Card>
  )
}
