import { makeStyles } from '@fluentui/react-components'
import type { Company } from '../../../contract/companies/companies.schema.ts'
import { media } from '../../ui/styles/media.ts'
import { FollowButton } from './FollowButton.tsx'

const useStyles = makeStyles({
  words: { [media.phoneOnly]: { display: 'none' } },
  icon: { [media.tablet]: { display: 'none' } },
})

type CompanyProps = { company: Company; saved: boolean; short: boolean }

/** The button that follows a company; `short`: a phone has room for its icon alone. */
export default function FollowCompany({ company, saved, short }: CompanyProps) {
  const styles = useStyles()
  const { id, name_en, name_ar, logo, counts, rate, pay } = company
  const button = {
    what: { kind: 'company', id, name_en, name_ar, logo } as const,
    // As `readComparedNumbers` of the server counts them.
    numbers: {
      reviews: counts.reviews,
      rate: rate === null ? null : Math.round(rate * 10) / 10,
      pay: pay?.median ?? null,
    },
    saved,
  }
  return (
    <>
      {short && (
        <span className={styles.icon}>
          <FollowButton {...button} short />
        </span>
      )}
      <span className={short ? styles.words : undefined}>
        <FollowButton {...button} />
      </span>
    </>
  )
}
