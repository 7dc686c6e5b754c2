import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CaseKind } from '../../../contract/moderation/cases.ts'
import { Chip } from '../../ui/Chip.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' } })

/** Says that the cases of one company alone are shown, and leads back to all of them. */
export function CompanyFilter({ kind, company }: { kind: CaseKind; company?: string }) {
  const styles = useStyles()
  const { t } = useTranslation('moderation')
  return (
    <p className={styles.row}>
      {company && (
        <Chip tone="brand">
          <bdi>{t('only', { company })}</bdi>
        </Chip>
      )}
      <TextLink href={`/moderation/${kind}`}>{t('all')}</TextLink>
    </p>
  )
}
