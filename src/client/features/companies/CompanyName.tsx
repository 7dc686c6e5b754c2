import type { CompanyCard } from '../../../contract/companies/companies.schema.ts'
import { Link } from '../../router/Link.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { Verified } from '../../ui/Verified.tsx'

interface CompanyNameProps {
  company: Pick<CompanyCard, 'id' | 'name' | 'unlocked'>
  /** Whether the name is plain text: the company is pending (S-005), or the page is its own. */
  plain: boolean
  className: string
  /** The tab of its page that the link opens. */
  tab?: string
}

/** The name of a company in a list, with a link to its page, and its badge where it is verified. */
export function CompanyName({ company: { id, name, unlocked }, plain, className, tab = 'overview' }: CompanyNameProps) {
  return (
    <>
      {plain ? (
        <UserText>{name}</UserText>
      ) : (
        <Link href={`/company/${id}/${tab}`} className={className}>
          <UserText>{name}</UserText>
        </Link>
      )}
      {/* No line begins with the badge. */}
      {unlocked === 1 && '\u00A0'}
      {unlocked === 1 && <Verified />}
    </>
  )
}
