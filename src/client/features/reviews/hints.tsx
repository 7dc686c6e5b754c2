import type { ReactNode } from 'react'
import { MonthlyHint } from './MonthlyHint.tsx'

/** What helps with an answer, below its field, wherever that field is asked. */
export const hints: Readonly<Record<string, ReactNode>> = { salary: <MonthlyHint /> }
