import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Flag16Regular } from '@fluentui/react-icons/svg/flag'
import { useTranslation } from 'react-i18next'
import type { Case } from '../../../../contract/moderation/desk.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'

const useStyles = makeStyles({
  block: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    padding: '12px 16px',
    border: `1px solid ${paint.warnLine}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: paint.warnTint,
    color: tokens.colorNeutralForeground1,
  },
  title: {
    fontWeight: 700,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: paint.warn,
    '& svg': { flexShrink: 0 },
  },
  reasons: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyleType: 'none', fontWeight: 600 },
  remarks: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  remark: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '::before': { content: 'open-quote' },
    '::after': { content: 'close-quote' },
  },
})

/** Why readers reported a contribution: how often for each reason, and their remarks. */
export function Reports({ reports = [], remarks = [] }: Pick<Case, 'reports' | 'remarks'>) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  if (reports.length === 0) return null
  return (
    <div className={styles.block}>
      <h3 className={mergeClasses(text.s13, styles.title)}>
        <Flag16Regular />
        {t('reports')}
      </h3>
      <ul className={styles.reasons}>
        {reports.map(({ reason, count }) => (
          <li key={reason}>
            {t('times', { reason: t(`decisions:choices.reason.${reason}`), count, number: format.number(count) })}
          </li>
        ))}
      </ul>
      {remarks.length > 0 && (
        <>
          <h3 className={mergeClasses(text.s13, text.muted)}>{t('remarks')}</h3>
          <ul className={styles.remarks}>
            {remarks.map((remark, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and nothing moves
              <UserText key={place} as="li" className={styles.remark}>
                {remark}
              </UserText>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
