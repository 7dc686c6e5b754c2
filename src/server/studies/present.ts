import type { Study } from '../../contract/studies/studies.schema.ts'
import type { Language } from '../platform/http/words.ts'
import { computeClearlyAbove, countPeople, roundToSteps } from '../statistics/guard.ts'
import type { StoredStudy } from './studies.queries.ts'

/**
 * Builds a study in the language of the call, with each option's count as last released; null while noise would be all
 * of it.
 */
export function toStudy(language: Language, study: StoredStudy): Study {
  const pickText = (en: string, ar: string) => (language === 'ar' ? ar : en)
  const { company, about_en, about_ar, released } = study
  const people = countPeople(released.counts)
  const isTold = released.releases > 0 && people >= computeClearlyAbove(released) * Math.sqrt(study.options.length)
  return {
    id: study.id,
    month: study.month,
    question: pickText(study.question_en, study.question_ar),
    about: pickText(about_en ?? about_ar ?? '', about_ar ?? about_en ?? '') || null,
    options: study.options.map((label, option) => ({
      option,
      label: pickText(label.en, label.ar),
      people: isTold ? roundToSteps(released, released.counts.get(String(option)) ?? 0) : null,
    })),
    people: isTold ? roundToSteps(released, people) : null,
    open: study.state === 'open' ? 1 : 0,
    company: company && { id: company.id, name: pickText(company.name_en, company.name_ar), logo: company.logo },
  }
}
