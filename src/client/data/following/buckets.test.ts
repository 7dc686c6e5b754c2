import { describe, expect, it } from 'vitest'
import { bucketsAskedWhole, computeBucket } from '../../../contract/following/news.ts'
import { chooseBuckets } from './buckets.ts'

/** A generator of chance that is the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('the buckets that a device asks for', () => {
  it('are all, in their order, while there are few, no matter what it follows', () => {
    const all = Array.from({ length: bucketsAskedWhole }, (_, at) => at)
    for (const companies of [[7], [3, 9, 200_164_144], []])
      expect(chooseBuckets(companies, bucketsAskedWhole, [], Math.random)).toEqual({ buckets: all, slots: [] })
  })

  it('are at least four for each that is needed, the needed one among them', () => {
    for (const seed of [1, 2, 3]) {
      const { buckets } = chooseBuckets([77], 256, [], createRandom(seed))
      expect(buckets).toHaveLength(4)
      expect(buckets).toContain(computeBucket(77, 256))
      expect(buckets).toEqual([...buckets].sort((a, b) => a - b))
    }
  })

  it('are the same the next time, and four more with a company that is in another bucket', () => {
    const first = chooseBuckets([77], 256, [], createRandom(1))
    expect(chooseBuckets([77], 256, first.slots, createRandom(2))).toEqual(first)
    const other = Array.from({ length: 100 }, (_, n) => n + 1).find(
      (id) => !first.buckets.includes(computeBucket(id, 256)),
    )!
    const second = chooseBuckets([77, other], 256, first.slots, createRandom(3))
    expect(second.buckets).toHaveLength(8)
    expect(second.buckets).toEqual(expect.arrayContaining(first.buckets))
    // What is followed no more is still asked for: a bucket that vanished would have been a needed one.
    expect(chooseBuckets([other], 256, second.slots, createRandom(4)).buckets).toEqual(second.buckets)
  })

  it('are some too where only job titles are followed', () => {
    expect(chooseBuckets([], 256, [], createRandom(5)).buckets).toHaveLength(4)
  })
})
