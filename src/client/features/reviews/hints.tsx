import type { ReactNode } from 'react'
import { MonthlyHint } from './MonthlyHint.tsx'
import { RepeatedAnswer } from './RepeatedAnswer.tsx'
import { repeats } from './repeats.ts'
import { WordChips } from './WordChips.tsx'

/** What helps with an answer, below its field, wherever that field is asked. */
export const hints: Readonly<Record<string, ReactNode>> = {
  salary: <MonthlyHint />,
  good_word: <WordChips name="good_word" />,
  bad_word: <WordChips name="bad_word" />,
  ...Object.fromEntries(Object.keys(repeats).map((name) => [name, <RepeatedAnswer key={name} name={name} />])),
}
