import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Case } from '../../../contract/moderation/desk.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Said } from '../../ui/Said.tsx'
import { useText } from '../../ui/text.ts'

const useStyles = makeStyles({
  block: { display: 'grid', gap: '8px' },
  reasons: { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > span': { whiteSpace: 'normal' } },
  remarks: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  remark: {
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})

/** Why readers reported a contribution: how often for which reason, and what they said in words. */
export function Reports({ reports = [], remarks = [] }: Pick<Case, 'reports' | 'remarks'>) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  if (reports.length === 0) return null
  return (
    <div className={styles.block}>
      <h3 className={text.h14}>{t('reports')}</h3>
      <p className={styles.reasons}>
        {reports.map(({ reason, count }) => (
          <Chip key={reason} tone="warn">
            {t('times', { reason: t(`decisions:choices.reason.${reason}`), count, number: format.number(count) })}
          </Chip>
        ))}
      </p>
      {remarks.length > 0 && (
        <>
          <h3 className={mergeClasses(text.s13, text.muted)}>{t('remarks')}</h3>
          <ul className={styles.remarks}>
            {remarks.map((remark, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and nothing moves
              <Said key={place} as="li" className={styles.remark}>
                {remark}
              </Said>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
