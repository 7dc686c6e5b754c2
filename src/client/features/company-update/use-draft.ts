import { useRef, useState } from 'react'
import { forgetAnswers, type KeptAnswers, keepAnswers, readKept } from '../../forms/kept-answers.ts'

/** What this person is writing about a company's page: kept on the device, as far as it keeps anything, and in memory. */
export function useCompanyDraft(id: number, owner: string | null) {
  const key = `company-change-${id}`
  const kept = useRef<KeptAnswers>(undefined)
  kept.current ??= readKept(localStorage, key, owner)
  const [isKept, setKept] = useState(kept.current.base !== undefined)
  return {
    draft: kept.current,
    isKept,
    keep: (change: Partial<KeptAnswers>) => {
      kept.current = { ...kept.current!, ...change, owner }
      setKept(keepAnswers(localStorage, key, kept.current))
    },
    forget: () => {
      forgetAnswers(localStorage, key)
      kept.current = { owner, answers: {}, step: 1 }
      setKept(false)
    },
  }
}
