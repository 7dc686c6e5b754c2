import { buildPayload } from '../../../src/contract/form/check.ts'
import { companyReview } from '../../../src/contract/reviews/company.ts'
import type { Auth } from './sign-in.ts'

/** Valid answers to every question of the company review; ids are those of the real lookup lists. */
export const rightAnswers = {
  review_type: 'company',
  employment_status: 1,
  department: 1,
  joblevel: 3,
  jobtitle: 1,
  employer_name: 'Any company',
  is_former: 1,
  last_year: new Date().getFullYear(),
  education: 1,
  specilization: 1,
  cities: 1,
  rate: 4,
  pros: 'The team shares what it knows.',
  cons: 'Meetings run long.',
  good_word: 'Supportive',
  bad_word: 'Slow',
  accept_terms: 1,
} as const

type Sending = { auth: Auth; companyId: number; answers?: Record<string, unknown>; key: string; language?: 'en' | 'ar' }

/** Sends a company review over HTTP, past the wizard (spec 7). */
export async function sendReview(url: string, { auth, companyId, answers, key, language = 'en' }: Sending) {
  const reply = await fetch(`${url}/api/company/review`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-device': 'web',
      'X-Language': language,
      Authorization: `Bearer ${auth.token}`,
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ ...buildPayload(companyReview, { ...rightAnswers, ...answers }), company_id: companyId }),
  })
  return { status: reply.status, body: (await reply.json()) as { message?: string } }
}

type Published = { id: string; rate: number; pros: string; good_word: string }

/** Returns the newest published reviews of a company. */
export async function reviewsOf(url: string, companyId: number): Promise<Published[]> {
  const reply = await fetch(`${url}/api/companies/${companyId}/reviews?limit=20`, { headers: { 'X-Language': 'en' } })
  return ((await reply.json()) as { data: { reviews: Published[] } }).data.reviews
}

type Shown = { rate: number; total_ratings: number; name_en: string; name_ar: string }

/** Returns the numbers a company's page shows, and its names. */
export async function numbersOf(url: string, companyId: number): Promise<Shown> {
  const reply = await fetch(`${url}/api/companies/${companyId}/profile`, { headers: { 'X-Language': 'en' } })
  return ((await reply.json()) as { data: Shown }).data
}
