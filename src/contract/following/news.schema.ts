import { array, define, type Infer, integer, nullable, number, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { defineWrittenNumber } from '../params.schema.ts'
import { definePublished } from '../statistics/published.ts'
import { defineRowsUnder } from '../table.ts'
import { maxBuckets } from './news.ts'

/** What is published of the pay of a job title: the one number that is shown of it, in riyals a month. */
export const TitleNews = type({ id: integer(), pay: definePublished() })
export type TitleNews = Infer<typeof TitleNews>

/**
 * What is published of a company: its public reviews, its rating rounded to tenths of a star, and the median of its pay
 * as last released, in riyals a month; null where there is none.
 */
export const CompanyNews = type({
  id: integer(),
  reviews: integer(),
  rate: nullable(number()),
  pay: nullable(definePublished()),
})
export type CompanyNews = Infer<typeof CompanyNews>

export const getNews = defineShapes({
  response: type({ buckets: integer(), titles: array(TitleNews) }),
  tables: { titles: defineRowsUnder('titles', TitleNews) },
})

/** A number of buckets, or the place of one of them. */
const BucketNumber = defineWrittenNumber(
  define<number>('bucket', (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxBuckets),
)

export const getBucket = defineShapes({
  params: { count: BucketNumber, bucket: BucketNumber },
  response: type({ companies: array(CompanyNews) }),
  tables: { companies: defineRowsUnder('companies', CompanyNews) },
})
