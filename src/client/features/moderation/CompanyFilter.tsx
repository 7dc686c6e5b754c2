import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CaseKind, CaseOrder } from '../../../contract/moderation/cases.ts'
import { Chip } from '../../ui/Chip.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { buildDeskPath } from './desk-path.ts'

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' } })

type CompanyFilterProps = { kind: CaseKind; company?: string | undefined; sort: CaseOrder | undefined }

/** Says that only the cases of one company are shown, and links back to all of them. */
export function CompanyFilter({ kind, company, sort }: CompanyFilterProps) {
  const styles = useStyles()
  const { t } = useTranslation('moderation')
  return (
    <p className={styles.row}>
      {company && (
        <Chip tone="brand">
          <bdi>{t('only', { company })}</bdi>
        </Chip>
      )}
      <TextLink href={buildDeskPath(kind, { sort })}>{t('all')}</TextLink>
    </p>
  )
}
