import type { Load } from './load.ts'

/** What a part of the drill ended with. Times in ms, each from the end of a fault, or a kill, to the next acknowledged write. */
export type Outcome = {
  part: string
  faults: number
  acknowledged: number
  /** Acknowledged, and not there any more. */
  lost: number
  /** There, and nobody acknowledged it, or more than once. */
  doubled: number
  /** Told to come tomorrow, and not there. */
  putOff: number
  /** Sent when a fault came, and not answered yet. */
  underWay: number
  recoveries: number[]
  /** What more was found. Whatever is wrong is thrown instead. */
  found?: string
}

/** A part of `npm run drill`. `faults` is how many there are, in the tests and by hand; the tests leave out what takes too long. */
export type Part = {
  name: string
  faults: { test: number; whole: number }
  play: (faults: number, tools: Tools) => Promise<Outcome>
}

export type Tools = {
  /** Makes an empty database on a PostgreSQL that lives for the whole drill, and gives its `DATABASE_URL`. */
  createDatabase(): Promise<string>
}

/** `times` faults in the midst of what people write, one after the other; each answers when people may go on, of `performance.now()`. */
export async function interrupt(load: Load, times: number, fault: (at: number) => Promise<number>) {
  const recoveries: number[] = []
  let underWay = 0
  for (let n = 0; n < times; n += 1) {
    load.grant(30)
    await load.untilAcknowledged(load.acknowledged.length + 5)
    underWay += load.underWay()
    recoveries.push(await load.recovery(await fault(n)))
  }
  return { faults: times, underWay, recoveries }
}

/** Throws where somebody was refused who should not have been. */
export function assertAllTaken({ refused }: Load): void {
  if (refused.length > 0) throw new Error(`${refused.length} writes were refused: ${refused.slice(0, 3).join('\n')}`)
}
