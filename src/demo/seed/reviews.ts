import { saudiArabia } from '../../contract/lookups/known-ids.ts'
import { getFormOfKind, getTypeOfKind, type ReviewKind, reviewKinds } from '../../contract/reviews/reviews.ts'
import type { Writer } from '../../server/statistics/people/writer.ts'
import { inventAnswers } from './any-answers.ts'
import { inventBenefitAnswers, inventOffers } from './benefit-answers.ts'
import type { DemoCompany } from './companies.ts'
import { cultureAnswers } from './culture.ts'
import { getIndustry } from './industries.ts'
import { inventInterviewAnswers } from './interview-answers.ts'
import { computeUsualHappiness, createLuck } from './luck.ts'
import { getYear, listMonths, type Moment, moveMonth } from './months.ts'
import { payAnswers } from './pay.ts'
import { createRandom, pickBetween, type Random } from './random.ts'
import { createSketches, type Sketch } from './sketches.ts'
import replies from './texts/responses.json'
import type { Language, Theme } from './themes.ts'
import { createVoice, type SpokenWords, type Voice } from './voice.ts'
import { createWorkforce, inventWorkers, type Worker, type Workforce } from './workforce.ts'
import { toWriter } from './writers.ts'

/** A demonstration review as a person would have sent it, with the reactions to it. */
export type DemoReview = {
  companyId: number
  type: ReviewKind
  /** As `2026-10`. */
  month: string
  /** The answers as sent: validate them with the form and `side: 'wire'`. */
  answers: Record<string, unknown>
  /** How many people found a company review helpful, and how many not. */
  helpful?: { yes: number; no: number }
  response?: { text: string; month: string }
  /** The groups its author is counted in. */
  writer?: Writer
}

/** The number of reviews of a kind for each company review; a kind not named here is as rare as the rarest. */
const shares: Partial<Record<ReviewKind, number>> = {
  ...{ company: 1, salary: 0.7, interview: 0.24, careerpath: 0.2, environment: 0.22, leadership: 0.28, benefit: 0.25 },
}

type Place = {
  company: DemoCompany
  sketch: Sketch
  workforce: Workforce
  voice: Voice
  offers: Map<number, number>
  /** The happiness before luck with which the average comes out as the sketch says. */
  usual: number
  /** What it pays compared with others, around 1. */
  generosity: number
  /** The share of reviews its representative answers. */
  answering: number
  /** The random numbers for what people say of themselves, in a sequence of their own. */
  personal: Random
}

/**
 * Yields about 20,000 reviews of all kinds, always the same, made one at a time (spec 3). Companies come one after
 * another, the reviews of one kind oldest first.
 */
export function* createDemoReviews(companies: readonly DemoCompany[]): Generator<DemoReview> {
  const plans = createSketches()
  for (const company of companies) {
    const sketch = plans[company.id - 1]
    if (!sketch) continue
    const place = createPlace(company, sketch)
    for (const type of reviewKinds) {
      const share = shares[type] ?? 0.18
      const random = createRandom(`${type} ${company.id}`)
      const count = share === 1 ? sketch.reviews : Math.round(sketch.reviews * share * (0.85 + random.next() * 0.3))
      const luck = createLuck(random.next())
      for (const moment of listMonths(random, count)) yield buildReview(random, place, type, moment, luck())
    }
  }
}

function createPlace(company: DemoCompany, sketch: Sketch): Place {
  const random = createRandom(`place ${company.id}`)
  return {
    company,
    sketch,
    workforce: createWorkforce(random, company.industry_id, company.city_id),
    voice: createVoice({ id: company.id, ...sketch, workplace: getIndustry(company.industry_id).group }),
    usual: computeUsualHappiness(sketch.quality),
    offers: inventOffers(random, sketch.quality),
    generosity: pickBetween(0.82, 1.25, 1 + (sketch.quality - 3.6) * 0.12 + random.normal(0, 0.05)),
    answering: company.unlocked ? random.pick([0, 0.15, 0.25, 0.4, 0.6]) : 0,
    personal: createRandom(`people ${company.id}`),
  }
}

function buildReview(random: Random, place: Place, type: ReviewKind, { month, at }: Moment, luck: number): DemoReview {
  const { company, sketch, offers } = place
  const language: Language = random.chance(0.55) ? 'ar' : 'en'
  const worker = inventWorkers(random, place.workforce)
  // The same feeling influences every answer of one person.
  const happiness = pickBetween(1, 5, place.usual + sketch.drift * (at - 0.62) + luck)
  const mood = { general: happiness, leader: pickBetween(1, 5, sketch.ceo_quality + luck * 0.6) }
  const writer = toWriter(place.personal, worker)
  const buildDraft = (answers: Record<string, unknown>): DemoReview => ({
    companyId: company.id,
    type,
    month,
    answers,
    writer,
  })
  const name = language === 'ar' ? company.name_ar : company.name_en
  const toTyped = (review_type: string) => ({ review_type, ...buildCommon(random, worker, name, month) })
  switch (type) {
    case 'company': {
      const said = place.voice.speak(random, language, happiness)
      const { about, ...words } = said
      const rate = sampleStars(random, happiness)
      return {
        ...buildDraft({ ...toTyped('company'), cities: worker.city, rate, ...words, accept_terms: 1 }),
        helpful: { yes: Math.floor(random.next() ** 3 * 34), no: Math.floor(random.next() ** 4 * 7) },
        ...inventResponse(random, place, said, rate, language, month),
      }
    }
    case 'salary':
      return buildDraft({
        ...toTyped('salary'),
        ...payAnswers(random, worker, place.generosity),
        gender: worker.gender,
        cities: worker.city,
        country_id: saudiArabia,
        city_id: worker.city,
        accept_terms: 1,
      })
    case 'interview': {
      const { is_former, last_year, ...who } = buildCommon(random, worker, name, month)
      const told = inventInterviewAnswers(random, happiness, language, month)
      return buildDraft({ ...who, cities: worker.city, ...told, city_id: worker.city, accept_terms: 1 })
    }
    case 'benefit':
      return buildDraft({
        ...toTyped('benifit'),
        city_id: worker.city,
        company_city: company.city_id,
        employer_type_id: company.type_id,
        employment_status_id: worker.employment_status,
        ...inventBenefitAnswers(random, offers, happiness, language),
        accept_terms: 1,
      })
    case 'careerpath':
    case 'environment':
    case 'leadership':
      return buildDraft({
        ...toTyped('culture'),
        cities: worker.city,
        ...cultureAnswers[type](random, mood),
        accept_terms: 1,
      })
    default: {
      const known = toTyped(getTypeOfKind(type))
      const said = place.voice.speak(random, language, happiness)
      return buildDraft({
        ...known,
        ...inventAnswers(random, getFormOfKind(type), { worker, month, happiness, said }, known),
      })
    }
  }
}

/** Builds steps 1 and 2 of the wizard without the city, which forms name differently. */
function buildCommon(random: Random, worker: Worker, employer_name: string, month: string) {
  const { city: _city, gender: _gender, experience_years: _years, ...role } = worker
  const former = random.chance(0.36)
  return {
    ...role,
    employer_name,
    is_former: former ? 1 : 0,
    ...(former && { last_year: getYear(month) - random.weighted([0, 1, 2, 3, 5], (ago) => 6 - ago) }),
  }
}

/** Chooses stars at random whose average over many people is the happiness. */
const sampleStars = (random: Random, happiness: number) =>
  pickBetween(1, 5, Math.floor(happiness) + (random.chance(happiness % 1) ? 1 : 0))

function inventResponse(
  random: Random,
  place: Place,
  said: SpokenWords,
  rate: number,
  language: Language,
  month: string,
) {
  if (!random.chance(place.answering)) return {}
  const byTheme = replies as Partial<Record<Theme | 'praise' | 'general', typeof replies.general>>
  const pool = rate >= 5 ? replies.praise : (byTheme[said.about] ?? replies.general)
  return { response: { text: random.pick(pool)[language], month: moveMonth(month, random.whole(0, 1)) } }
}
