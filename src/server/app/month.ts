import { releaseData } from '../open-data/release.ts'
import type { Services } from '../platform/services.ts'
import { releaseDue } from '../statistics/release/release.ts'
import { giveDueAwards } from './award-quarters.ts'

/**
 * Releases what is public on the first of a month, one after the other: numbers about pay and people, the awards of a
 * quarter that has ended, and the open data, which includes both. Each does nothing when it is done, so the whole can
 * be run again.
 */
export async function releaseMonth(services: Services, now: Date): Promise<void> {
  await releaseDue(services, now)
  await giveDueAwards(services)
  await releaseData(services, now)
}
