import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './news.schema.ts'

/** The fewest companies of a bucket, unless all companies together are fewer. */
export const bucketSize = 64
/** The most buckets; all counts of buckets are powers of two. */
export const maxBuckets = 1024
/** A device that follows anything asks for all buckets while there are no more than these. */
export const bucketsAskedWhole = 16

/**
 * Returns which of `maxBuckets` places a company has: its id, mixed by Knuth's multiplicative hash. The server computes
 * the same in SQL (`following/news.queries.ts`).
 */
export const computeSlot = (id: number): number => Math.imul(id, 0x9e3779b1) >>> 22

/** Returns the bucket of a company among `count` buckets. */
export const computeBucket = (id: number, count: number): number => computeSlot(id) % count

/**
 * Returns how many buckets there are: the most, of a power of two, of which each has `bucketSize` companies; 1 while that
 * is true of no other number. `slots`: how many companies there are at each of `maxBuckets` places.
 */
export function countBuckets(slots: readonly number[]): number {
  for (let count = maxBuckets; count > 1; count /= 2) {
    const sizes = Array<number>(count).fill(0)
    for (const [slot, companies] of slots.entries()) sizes[slot % count]! += companies
    if (Math.min(...sizes) >= bucketSize) return count
  }
  return 1
}

/**
 * GET /news: how many buckets of companies there are, and what is published of the pay of every job title. The same for
 * everybody and in both languages: a device computes itself what is new (decision 150).
 */
export const getNews = defineEndpoint<typeof shapes.getNews>()({
  method: 'GET',
  path: '/news',
  access: 'public',
  cache: 'shared',
})

/**
 * GET /news/:count/:bucket: what is published of each company of a bucket, `bucket` from 0; 404 where there is another
 * number of buckets now.
 */
export const getBucket = defineEndpoint<typeof shapes.getBucket>()({
  method: 'GET',
  path: '/news/:count/:bucket',
  access: 'public',
  cache: 'shared',
})
