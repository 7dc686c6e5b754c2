import { makeStyles } from '@fluentui/react-components'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Link } from '../../router/Link.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { UserText } from '../../ui/UserText.tsx'
import type { RecentCompany } from './list/recent.ts'

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '56px', fontWeight: 600 },
})

/** The companies opened on this device, each with a link to its page. */
export function RecentList({ companies }: { companies: readonly RecentCompany[] }) {
  const styles = useStyles()
  const { code } = useLanguage()
  return (
    <ul>
      {companies.map(({ id, name_en, name_ar, logo }) => (
        <li key={id}>
          <Link href={`/company/${id}`} className={styles.row}>
            <Logo src={logo} size={36} />
            <UserText>{code === 'ar' ? name_ar : name_en}</UserText>
          </Link>
        </li>
      ))}
    </ul>
  )
}
