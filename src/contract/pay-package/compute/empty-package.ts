import type { PayPackage } from './pay-package.ts'

/** A package to begin with: nothing is filled in but what is usual. */
export const emptyPackage: PayPackage = {
  ...{ basic: 0, housing: 0, transport: 0, other: 0, bonus: 0, bonusPromised: false },
  ...{ weeklyHours: 48, weekDays: 6, nationality: 'saudi', newlyInsured: false, contract: 'open' },
  ...{ leaveDays: 21, joined: '2026-01-01', calendar: 'gregorian' },
}
