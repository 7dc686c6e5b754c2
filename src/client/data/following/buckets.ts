import { bucketsAskedWhole, computeSlot, maxBuckets } from '../../../contract/following/news.ts'

/** How many buckets are added for one that is needed: itself and others chosen at random. */
const groupSize = 4

/**
 * Chooses which of `count` buckets to ask for, so that they do not tell which companies are followed: all of them while
 * there are few, else those of `slots`, in the order of their numbers. A company whose bucket is not among them adds its
 * slot and random ones. Slots are never taken away while anything is followed: what vanishes or comes alone would be
 * known. `random` returns a number from 0 to 1.
 */
export function chooseBuckets(
  companies: readonly number[],
  count: number,
  slots: readonly number[],
  random: () => number,
): { buckets: number[]; slots: number[] } {
  const kept = [...slots]
  if (count <= bucketsAskedWhole) return { buckets: Array.from({ length: count }, (_, at) => at), slots: kept }
  const chosen = new Set(kept.map((slot) => slot % count))
  const add = (slot: number) => {
    if (chosen.has(slot % count)) return
    chosen.add(slot % count)
    kept.push(slot)
  }
  // Also a device that follows job titles alone asks for some.
  const needed = companies.length > 0 ? companies.map(computeSlot) : kept.length > 0 ? [] : [pickSlot(random)]
  for (const slot of needed) {
    if (chosen.has(slot % count)) continue
    const size = Math.min(count, chosen.size + groupSize)
    add(slot)
    while (chosen.size < size) add(pickSlot(random))
  }
  return { buckets: [...chosen].sort((a, b) => a - b), slots: kept }
}

const pickSlot = (random: () => number): number => Math.floor(random() * maxBuckets)
