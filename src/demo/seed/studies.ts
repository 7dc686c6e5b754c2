import type { StudyState } from '../../server/platform/db/schema/studies.ts'
import { createRandom } from './random.ts'
import texts from './texts/studies.json'
import surveys from './texts/surveys.json'

type Both = { en: string; ar: string }
/** A demonstration study and how many people gave each answer. */
export type DemoStudy = {
  /** The company that asks its own people; absent when everybody is asked. */
  companyId?: number | undefined
  month: string
  state: StudyState
  question: Both
  about?: Both | undefined
  options: Both[]
  counts: number[]
}

type Texts = {
  company?: number
  month: string
  state: string
  question: Both
  about?: Both
  people: number
  options: (Both & { weight: number })[]
}

/**
 * Creates studies, newest last, then the surveys of a company; always the same. One has too few answers to show any.
 */
export function createDemoStudies(): DemoStudy[] {
  return [...(texts as Texts[]).map(buildStudy).reverse(), ...(surveys as Texts[]).map(buildStudy)]
}

function buildStudy({ company, month, state, question, about, people, options }: Texts): DemoStudy {
  const random = createRandom(`study ${question.en}`)
  const counts = options.map(() => 0)
  const places = options.map(({ weight }, place) => ({ weight, place }))
  for (let n = 0; n < people; n += 1) counts[random.weighted(places, ({ weight }) => weight).place]! += 1
  const both = options.map(({ en, ar }) => ({ en, ar }))
  return { companyId: company, month, state: state as StudyState, question, about, options: both, counts }
}
