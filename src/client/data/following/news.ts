/** The numbers of a company or a job title that are compared; a title has no reviews and no rating. */
export type Numbers = { reviews: number; rate: number | null; pay: number | null }
export type FollowedKind = 'company' | 'title'
/**
 * Something that this device follows. `seen`: its numbers when the person last looked, `now`: those of the last answer
 * of the site; null before there is one.
 */
export type Followed = {
  kind: FollowedKind
  id: number
  name_en: string
  name_ar: string
  logo: string | null
  seen: Numbers | null
  now: Numbers | null
}
/** Something new: so many reviews more, another rating, another pay; `before` is null where there was none. */
export type NewsItem =
  | { is: 'reviews'; count: number }
  | { is: 'rate'; now: number; before: number | null }
  | { is: 'pay'; now: number; before: number | null }

/** Lists what is new since the person last looked. What has become less or is gone is no news. */
export function listNews({ seen, now }: { seen: Numbers | null; now: Numbers | null }): NewsItem[] {
  if (!seen || !now) return []
  const items: NewsItem[] = []
  if (now.reviews > seen.reviews) items.push({ is: 'reviews', count: now.reviews - seen.reviews })
  if (now.rate !== null && now.rate !== seen.rate) items.push({ is: 'rate', now: now.rate, before: seen.rate })
  if (now.pay !== null && now.pay !== seen.pay) items.push({ is: 'pay', now: now.pay, before: seen.pay })
  return items
}

/** Counts the companies and job titles about which something is new. */
export const countNews = (list: readonly Followed[]): number => list.filter((one) => listNews(one).length > 0).length
