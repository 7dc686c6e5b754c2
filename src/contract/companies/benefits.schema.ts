import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id, PageQuery } from '../params.schema.ts'
import { Helpfulness } from '../reviews/voices.schema.ts'
import { definePublished } from '../statistics/published.ts'
import { defineRowsUnder, defineTable } from '../table.ts'
import { AnswerCounts } from './interviews.schema.ts'

/**
 * A comment on the benefits as its readers see it: its time is told as a month only; its context never finer than 5
 * people.
 */
export const BenefitComment = type({
  id: string(),
  ...Helpfulness.schema,
  month: string(),
  rate: enums(['positive', 'negative', 'no_opinion']),
  comment: string(),
  /** Null where too few people share the answer, former or current. */
  is_former: nullable(enums([0, 1])),
  context: array(string()),
})
export type BenefitComment = Infer<typeof BenefitComment>

/**
 * The shares (0..1) of people who said, as last released, that a benefit is offered, is not, or that they were unsure;
 * `people` is about how many answered.
 */
export const BenefitOffer = type({
  id: integer(),
  name: string(),
  people: definePublished(),
  yes: definePublished(),
  no: definePublished(),
  unsure: definePublished(),
})
export type BenefitOffer = Infer<typeof BenefitOffer>

export const BenefitSummary = type({ count: integer(), rate: AnswerCounts, offers: array(BenefitOffer) })
export type BenefitSummary = Infer<typeof BenefitSummary>

export const listBenefitComments = defineShapes({
  params: { id: Id },
  query: PageQuery,
  response: type({ comments: array(BenefitComment), next: nullable(string()), summary: BenefitSummary }),
  tables: {
    benefits: defineTable(BenefitOffer, ({ summary }: { summary: BenefitSummary }) => summary.offers),
    comments: defineRowsUnder('comments', BenefitComment),
  },
})
