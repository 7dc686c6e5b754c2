import type { Study } from '../../contract/studies/studies.ts'
import type { Language } from '../http/words.ts'
import type { StoredStudy } from './store.ts'

/**
 * A study in the language of the call. Each option's count is as the guard last released it: nothing while fewer than 5
 * have chosen it. No total is published beside these counts, so nothing can be found by subtracting.
 */
export function studyIn(language: Language, study: StoredStudy): Study {
  const text = (en: string, ar: string) => (language === 'ar' ? ar : en)
  const { company, about_en, about_ar, released } = study
  const options = study.options.map((label, option) => ({
    option,
    label: text(label.en, label.ar),
    people: released[option] || null,
  }))
  const people = options.reduce((sum, one) => sum + (one.people ?? 0), 0)
  return {
    id: study.id,
    month: study.month,
    question: text(study.question_en, study.question_ar),
    about: text(about_en ?? about_ar ?? '', about_ar ?? about_en ?? '') || null,
    options,
    people: people || null,
    open: study.state === 'open' ? 1 : 0,
    company: company && { id: company.id, name: text(company.name_en, company.name_ar), logo: company.logo },
  }
}
