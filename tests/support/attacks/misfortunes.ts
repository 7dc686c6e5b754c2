import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'

/** What may happen to a request on its way to the server and back. */
export const weathers = ['calm', 'offline', 'the reply is lost', '401', '403', '422', '429', '500', '503'] as const
export type Weather = (typeof weathers)[number]

const blows = [
  'wait',
  'come back',
  'other person',
  'kill page',
  'kill while sending',
  'kill server',
  'disk full',
] as const

const place = { place: fc.integer({ min: 0, max: 1 }) }
const misfortune = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), ...place }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('submit' as const), ...place }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('weather' as const), is: fc.constantFrom(...weathers) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wake' as const), tabs: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom(...blows) }) },
)
export type Misfortune = typeof misfortune extends fc.Arbitrary<infer One> ? One : never

/** An arbitrary sequence of events that happen to two people on one device. */
export const misfortunes = fc.array(misfortune, { minLength: 3, maxLength: 14 })

/** A record on the device, identified by the number written into it. */
export type Kept = { company: number; state: string; mark: unknown }

/**
 * The outcome of something written: `saved` on the device; `handed over`, to be sent from there, or sent; `not kept`
 * where the site says that this device keeps nothing; `signed out` when the session ended before it was saved.
 */
export type Fate = 'saved' | 'handed over' | 'not kept' | 'signed out'

/**
 * A device with its network and the server, as two people use them. What they write is a number, which identifies it
 * wherever it is stored.
 */
export type World = {
  people: readonly [string, string]
  companies: readonly number[]
  /** True where a person may write more than one about a company, each handed over separately. */
  repeats?: true | undefined
  isSignedIn: (person: string) => Promise<boolean> | boolean
  /** Signs this person in, no matter who was signed in before; the weather may sign them out again at once. */
  signIn: (person: string) => Promise<void>
  write: (does: 'edit' | 'submit', company: number, mark: number) => Promise<Fate>
  weather: (is: Weather) => Promise<void> | void
  /** That many tabs are notified at once that the connection is back. */
  wake: (tabs: number) => Promise<void>
  /** Lets the delays that servers and backoff ask for pass. */
  wait: () => Promise<void>
  killPage: () => Promise<void>
  /** Page and worker end while the server has their request and they do not have its response yet. */
  killWhileSending: () => Promise<void>
  killServer: () => Promise<void>
  fillDisk: () => Promise<void> | void
  /** Restores the network and disk space, and opens the page again. */
  calm: () => Promise<void>
  /**
   * Signs this person in (no one for null) and sends everything of theirs that can be sent; then returns their records,
   * and what the site shows of the device beside what it should show.
   */
  settle: (person: string | null) => Promise<{ own: Kept[]; shown: unknown; expected: unknown }>
  /** What the server has published about a company, regardless of author; and what it has as this person's own. */
  published: (company: number) => Promise<number[]>
  contributed: (person: string, company: number) => Promise<number[]>
}

/** What a person wrote about one company: the last thing written, and everything handed over to be sent. */
type Written = { submitted: Set<number>; last?: { mark: number; handedOver: boolean } | undefined }

const met = new Map<string, number>()
const nameOf = (one: Misfortune) => ('is' in one ? `weather: ${one.is}` : one.does)

/**
 * Runs all events in `world`, then calms it and checks: each review handed over is on the server once under its own
 * author, or still with its writer, who sees it while nobody else does; nothing that was kept is lost (design:
 * offline).
 */
export async function survive(world: World, happenings: readonly Misfortune[]): Promise<void> {
  const places = new Map<string, Written>()
  const writtenAt = (person: string, company: number): Written => {
    const name = `${person} ${company}`
    return places.get(name) ?? places.set(name, { submitted: new Set() }).get(name)!
  }
  let [me] = world.people
  let mark = 1000

  const write = async (does: 'edit' | 'submit', company: number) => {
    // A person signed out by a 401 or 403 logs in again before going on.
    if (!(await world.isSignedIn(me))) await world.signIn(me)
    // Signed out again at once: what a visitor writes has no owner yet.
    if (!(await world.isSignedIn(me))) return
    mark += 1
    const written = writtenAt(me, company)
    if (does === 'submit') written.submitted.add(mark)
    const fate = await world.write(does, company, mark)
    const isKept = fate === 'saved' || fate === 'handed over'
    written.last = isKept ? { mark, handedOver: fate === 'handed over' } : undefined
  }

  await world.signIn(me)
  for (const one of happenings) {
    met.set(nameOf(one), (met.get(nameOf(one)) ?? 0) + 1)
    switch (one.does) {
      case 'edit':
      case 'submit':
        await write(one.does, world.companies[one.place]!)
        break
      case 'weather':
        await world.weather(one.is)
        break
      case 'wake':
        await world.wake(one.tabs)
        break
      case 'other person':
        me = world.people.find((person) => person !== me)!
        await world.signIn(me)
        break
      case 'come back':
        await world.signIn(me)
        break
      case 'wait':
        await world.wait()
        break
      case 'kill page':
        await world.killPage()
        break
      case 'kill while sending':
        await world.killWhileSending()
        break
      case 'kill server':
        await world.killServer()
        break
      case 'disk full':
        await world.fillDisk()
    }
  }

  await world.calm()
  for (const person of [...world.people, null]) {
    const { own, shown, expected } = await world.settle(person)
    expect(shown, `everything of ${person ?? 'visitors'} is shown to them, and nothing else is`).toEqual(expected)
    if (person === null) break
    for (const company of world.companies) {
      const stored = await world.contributed(person, company)
      const { submitted, last } = writtenAt(person, company)
      const record = own.find((one) => one.company === company)
      if (world.repeats) expect(new Set(stored).size, 'nothing is there twice').toBe(stored.length)
      else expect(stored.length, 'at most one review to a person and company').toBeLessThanOrEqual(1)
      expect([...submitted], 'only what its author handed over is on the site').toEqual(expect.arrayContaining(stored))
      expect(record?.state ?? 'draft', 'nothing is left on its way').toMatch(/^(draft|refused)$/)
      if (!last) continue
      expect([...stored, record?.mark], 'the last words are on the site or with their writer').toContain(last.mark)
      if (last.handedOver && !stored.includes(last.mark)) expect(record?.state).toBe('refused')
    }
  }
  for (const company of world.companies) {
    const contributed = await Promise.all(world.people.map((person) => world.contributed(person, company)))
    const byNumber = (a: number, b: number) => a - b
    expect((await world.published(company)).sort(byNumber), 'every review has its author, and is there once').toEqual(
      contributed.flat().sort(byNumber),
    )
  }
}

/**
 * Returns how many sequences to run, and which: `SEQUENCES` sets the number of random ones, else `fewer`. `SEED`
 * repeats the sequence a failure printed, as `seed` or `seed:path`.
 */
export function rowsToRun(fewer: number): { numRuns: number; seed: number; path?: string } {
  const { SEQUENCES, SEED = String(randomInt(2 ** 31)) } = process.env
  const [seed, ...rest] = SEED.split(':')
  const path = rest.join(':')
  return { numRuns: Number(SEQUENCES ?? fewer), seed: Number(seed), ...(path && { path }) }
}

/** The timeout of a run, in ms: two hours for one requested by `SEQUENCES`. */
export const runTimeout = process.env.SEQUENCES ? 7_200_000 : 600_000

/** Prints a summary after a run requested by `SEQUENCES`. */
export function printMisfortunes({ numRuns, seed }: { numRuns: number; seed: number }): void {
  if (!process.env.SEQUENCES) return
  const counted = [...met].sort(([, a], [, b]) => b - a).map(([name, times]) => `${times} ${name}`)
  const none = 'none lost, doubled, misattributed or shown to others'
  process.stdout.write(`${numRuns} sequences of seed ${seed}, ${none}: ${counted.join(', ')}\n`)
}
