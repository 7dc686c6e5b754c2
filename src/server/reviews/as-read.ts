import type { BenefitComment } from '../../contract/companies/benefits.schema.ts'
import type { PublishedReview } from '../../contract/companies/companies.schema.ts'
import type { PublishedInterview } from '../../contract/companies/interviews.schema.ts'
import { detectLanguage } from '../../contract/language-of.ts'
import type { StoredReview } from './reviews.queries.ts'

/** Builds what readers see of a company review; only these fields of it leave the server. */
export function toPublishedReview(
  { id, month, answers, context: { former, years }, response, helpful, unhelpful }: StoredReview,
  context: string[],
): PublishedReview {
  const { rate, pros, cons, good_word, bad_word } = answers as PublishedReview
  return {
    id,
    helpful,
    unhelpful,
    month,
    rate,
    pros,
    cons,
    good_word,
    bad_word,
    is_former: former ?? null,
    last_year: years ?? null,
    context,
    language: detectLanguage(`${pros} ${cons}`) ?? null,
    response,
  }
}

/** Builds what readers see of an interview review. */
export function toPublishedInterview(
  { id, month, answers, context: { held }, helpful, unhelpful }: StoredReview,
  context: string[],
): PublishedInterview {
  const { rate, difficulty, get_offer, get_by, duration, duration_type, description, questions } =
    answers as PublishedInterview
  const pairs = questions.map(({ question, answer }) => ({ question, answer }))
  return {
    id,
    helpful,
    unhelpful,
    month,
    held: held ?? null,
    rate,
    difficulty,
    get_offer,
    get_by,
    duration,
    duration_type,
    description,
    questions: pairs,
    context,
  }
}

/** Builds what readers see of a benefits review besides its counted answers: the comment. */
export function toPublishedComment(
  { id, month, answers, context: { former }, helpful, unhelpful }: StoredReview,
  context: string[],
): BenefitComment {
  const { rate, comment } = answers as BenefitComment
  return { id, helpful, unhelpful, month, rate, comment, is_former: former ?? null, context }
}
