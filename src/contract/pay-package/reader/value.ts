/** For how long an amount is paid; null where the text does not say. */
export type Period = 'month' | 'year' | null

/** A value in an offer. Amounts are in riyals as written; `part` is a part of basic pay a month. */
export type Value =
  | { kind: 'money'; amount: number; period: Period; hasCurrency: boolean }
  | { kind: 'part'; part: number; of: number }
  | { kind: 'months'; months: number }
  | { kind: 'days'; days: number }
  | { kind: 'weekly'; hours: number }
  | { kind: 'daily'; hours: number }
  | { kind: 'weekDays'; days: number }
  | { kind: 'date'; day: string; isSure: boolean }
  /** A number that could be several things, or is of another currency: it is shown, and never used. */
  | { kind: 'unclear' }
