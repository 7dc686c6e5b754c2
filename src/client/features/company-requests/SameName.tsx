import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useCompanySearch } from '../../forms/companies.ts'
import { useAnswer } from '../../forms/use-answer.ts'
import { Chip } from '../../ui/Chip.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { UserText } from '../../ui/UserText.tsx'

const SHOWN = 3
/** The least number of letters: with fewer too many names are similar. */
const LETTERS = 3

const useStyles = makeStyles({
  hint: {
    display: 'grid',
    gap: '4px',
    padding: '12px',
    border: `1px solid ${paint.warnLine}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: paint.warnTint,
  },
  row: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '44px' },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
})

/** Companies with names similar to the typed one, so that nobody requests one that exists. */
export function SameName({ field }: { field: 'name_en' | 'name_ar' }) {
  const styles = useStyles()
  const { t } = useTranslation('company-requests')
  const typed = String(useAnswer(field) ?? '').trim()
  const { data } = useCompanySearch(typed.length >= LETTERS ? typed : '')
  const similar = data?.slice(0, SHOWN) ?? []
  return (
    <div role="status">
      {similar.length > 0 && (
        <div className={styles.hint}>
          <p>{t('same.words')}</p>
          <ul>
            {similar.map(({ id, name, logo, is_approved }) => (
              <li key={id} className={styles.row}>
                <Logo src={logo} size={32} pending={is_approved === 0} />
                <UserText
                  className={styles.name}
                  shown={is_approved === 0 ? name : <TextLink href={`/company/${id}`}>{name}</TextLink>}
                >
                  {name}
                </UserText>
                {is_approved === 0 && <Chip>{t('same.pending')}</Chip>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
