import { getCompanyProfile } from '../../../../contract/companies/companies.ts'
import { useQuery } from '../../../data/query.ts'
import { CompareForm } from './CompareForm.tsx'

/** The company page's last tab: the comparison form (C-009). */
export default function CompareTab({ id }: { id: number }) {
  // The page around it has read the profile already.
  const { data } = useQuery(getCompanyProfile, { params: { id } })
  return data ? <CompareForm key={id} company={data} /> : null
}
