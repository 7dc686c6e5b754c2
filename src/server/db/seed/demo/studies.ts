import type { StudyState } from '../../schema/studies.ts'
import { randomFrom } from './random.ts'
import texts from './texts/studies.json'

type Both = { en: string; ar: string }
/** A demonstration study and how many gave each answer. */
export type DemoStudy = {
  month: string
  state: StudyState
  question: Both
  about: Both
  options: Both[]
  counts: number[]
}

/** Studies newest last, always the same; one has too few answers to show any. */
export function demoStudies(): DemoStudy[] {
  return texts
    .map(({ month, state, question, about, people, options }) => {
      const random = randomFrom(`study ${question.en}`)
      const counts = options.map(() => 0)
      const places = options.map(({ weight }, place) => ({ weight, place }))
      for (let n = 0; n < people; n += 1) counts[random.weighted(places, ({ weight }) => weight).place]! += 1
      const both = options.map(({ en, ar }) => ({ en, ar }))
      return { month, state: state as StudyState, question, about, options: both, counts }
    })
    .reverse()
}
