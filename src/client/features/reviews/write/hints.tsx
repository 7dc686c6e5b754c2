import type { ReactNode } from 'react'
import { MonthlyHint } from './MonthlyHint.tsx'
import { RepeatedAnswer } from './wizard/RepeatedAnswer.tsx'
import { repeats } from './wizard/repeats.ts'
import { WordChips } from './wizard/WordChips.tsx'

/** The helper below each field, by the field's name, in every form that has the field. */
export const hints: Readonly<Record<string, ReactNode>> = {
  salary: <MonthlyHint />,
  good_word: <WordChips name="good_word" />,
  bad_word: <WordChips name="bad_word" />,
  ...Object.fromEntries(Object.keys(repeats).map((name) => [name, <RepeatedAnswer key={name} name={name} />])),
}
