import type { TitlePage } from '../../../contract/salaries/browse.schema.ts'
import { computeAbout } from '../../../contract/salaries/pay.ts'
import { FollowButton } from './FollowButton.tsx'

/** The button that follows a job title. */
export default function FollowTitle({ page, saved }: { page: TitlePage; saved: boolean }) {
  // A page that a device has kept from an earlier version has no Arabic name beside the English one.
  const { id, name_en, name_ar = name_en, pay } = page as TitlePage & Partial<Pick<TitlePage, 'name_ar'>>
  return (
    <FollowButton
      what={{ kind: 'title', id, name_en, name_ar, logo: null }}
      numbers={{ reviews: 0, rate: null, pay: pay && computeAbout(pay).about }}
      saved={saved}
    />
  )
}
