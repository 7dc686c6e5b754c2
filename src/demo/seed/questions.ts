import type { QuestionTag } from '../../contract/questions/questions.ts'
import type { DemoCompany } from './companies.ts'
import { listMonths, moveMonth } from './months.ts'
import { createRandom, type Random } from './random.ts'
import texts from './texts/questions.json'
import type { Language } from './themes.ts'

type Text = { tag: string; en: string; ar: string; answers: { en: string; ar: string }[] }

/** A demonstration question with its answers, each in one language as people write. */
export type DemoQuestion = {
  companyId: number
  /** As `2026-10`. */
  month: string
  tag: QuestionTag
  question: string
  answers: { month: string; answer: string }[]
}

/** Returns whether a company, every fifth, is so new that nobody has asked about it. */
const isNew = (id: number) => id % 5 === 4

/** Creates questions about most companies, always the same; the first company has one of each. */
export function createDemoQuestions(companies: readonly DemoCompany[]): DemoQuestion[] {
  return companies.flatMap(({ id }) => {
    if (isNew(id)) return []
    const random = createRandom(`questions ${id}`)
    const count = id === 1 ? texts.length : random.whole(1, 6)
    const months = listMonths(random, count)
    return random
      .shuffled<Text>(texts)
      .slice(0, count)
      .map((text, place) => buildQuestion(random, id, text, months[place]!.month))
  })
}

function buildQuestion(random: Random, companyId: number, text: Text, month: string): DemoQuestion {
  const language: Language = random.chance(0.55) ? 'ar' : 'en'
  const answers = text.answers
    .filter(() => random.chance(0.85))
    .map((answer) => ({ month: moveMonth(month, random.whole(0, 3)), answer: answer[language] }))
  return { companyId, month, tag: text.tag as QuestionTag, question: text[language], answers }
}
