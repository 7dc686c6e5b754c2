import type { Study } from '../../contract/studies/studies.ts'
import type { Language } from '../http/words.ts'
import { guardedParts } from '../statistics/guard.ts'
import type { StoredStudy } from './store.ts'

/**
 * A study in the language of the call, its counts through the guard: nothing while fewer than 5 have answered, and an
 * option chosen by fewer than 5 is counted in `other` with as many more as it takes to be 5.
 */
export function studyIn(language: Language, study: StoredStudy): Study {
  const text = (en: string, ar: string) => (language === 'ar' ? ar : en)
  const { company, about_en, about_ar } = study
  const counts = new Map(Object.entries(study.released))
  const shown = guardedParts(counts)
  const parts = shown?.parts ?? new Map<string, number>()
  // Where nobody is left over, an option without people is known to have none.
  const people = (option: number) => parts.get(String(option)) ?? (shown?.other === 0 ? 0 : null)
  return {
    id: study.id,
    month: study.month,
    question: text(study.question_en, study.question_ar),
    about: text(about_en ?? about_ar ?? '', about_ar ?? about_en ?? '') || null,
    options: study.options.map((label, option) => ({
      option,
      label: text(label.en, label.ar),
      people: people(option),
    })),
    people: shown && [...parts.values()].reduce((sum, n) => sum + n, shown.other),
    other: shown?.other ?? 0,
    open: study.state === 'open' ? 1 : 0,
    company: company && { id: company.id, name: text(company.name_en, company.name_ar), logo: company.logo },
  }
}
