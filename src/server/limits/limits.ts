import type { Database } from '../platform/db/database.ts'
import { normaliseAsStored, normaliseEmail } from '../platform/privacy/normal-email.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { type HostingNetworks, parseHostingNetworks } from './hosting.ts'
import { countAttempts, moveAttempts, takeBackAttempts } from './limits.queries.ts'
import { type LimitName, type Part, type Rule, table } from './table.ts'
import { addWider } from './wider.ts'
import { challengeSeconds, checkSolution, computeWorkBits, createWorkChallenge } from './work.ts'

declare module '../platform/services.ts' {
  interface Services {
    limits: Limits
  }
}

/**
 * The properties an attempt is counted by; an e-mail counts by its mailbox, however it is written. A rule counts unless
 * none of its parts is known: a call within the process has no network.
 */
export type Attempt = Partial<Record<Part, string>> & {
  now: Date
  /** Whether the account was opened today. */
  firstDay?: boolean
  /** The proof of work sent with the call. */
  proof?: string | undefined
}

export type Verdict =
  /**
   * `silent`: answer as if it were accepted, but send nothing. `warn`: the owner is to be notified, since this is the
   * last attempt before it gets harder, or a later one.
   */
  | { may: 'go'; silent: boolean; warn: boolean }
  /** `left` is in seconds. */
  | { may: 'wait'; left: number }
  | { may: 'work'; challenge: string }

export type Limits = {
  /** Counts an attempt before it is made, so that concurrent attempts count too. */
  attempt(name: LimitName, tried: Attempt): Promise<Verdict>
  /** Gives back an attempt that was not made after all. */
  giveBack(name: LimitName, tried: Attempt): Promise<void>
  /** Returns the same limits counted in the caller's transaction: the counts commit or roll back with it. */
  within(tx: Database): Limits
  /** Records a success: gives the attempt back, and forgets those before it where the table says so. */
  forgive(name: LimitName, tried: Attempt): Promise<void>
}

type Dependencies = {
  db: Database
  privacy: Privacy
  newNonce: () => string
  /** Networks in which nobody lives; none if left out. */
  hosting?: HostingNetworks
  /** Called for each limit that is reached, with its name alone. */
  onReached?: ((name: LimitName) => void) | undefined
}

/**
 * Creates the limits, which check attempts against the table. Counts are kept in the database, where every server sees
 * them and a restart forgets nothing, under keys that are noise without the author key: no row reveals whose it is,
 * what was tried, or when.
 */
export function createLimits({
  db,
  privacy,
  newNonce,
  hosting = parseHostingNetworks(''),
  onReached,
}: Dependencies): Limits {
  const buildKey = (name: string, { by, per }: Pick<Rule, 'by' | 'per'>, tried: Attempt, normal = normaliseEmail) => {
    const read = (part: Part) => (part === 'email' ? normal(tried.email ?? '') : (tried[part] ?? ''))
    return privacy.limitKey(name, String(per), ...by.flatMap((part) => [part, read(part)]))
  }
  const listRules = (name: LimitName, tried: Attempt) =>
    (table[name] as readonly Rule[]).filter(({ by }) => by.length === 0 || by.some((dimension) => tried[dimension]))

  /** Returns the bits of work a proof has done, which count once: a second call with the same proof gets 0. */
  async function readWorkDone(name: LimitName, { proof, now }: Attempt): Promise<number> {
    const solved = checkSolution(privacy, proof, { about: name, now })
    if (!solved) return 0
    const key = privacy.limitKey('work', solved.challenge)
    const [counted] = await countAttempts(db, now, [{ ...key, per: challengeSeconds, most: 2 }])
    return counted!.points === 1 ? solved.bits : 0
  }

  return {
    async attempt(name, asked) {
      const tried = addWider(asked, hosting)
      const { now } = tried
      const rules = listRules(name, tried).map((rule) => {
        const { refusedAt = Number.POSITIVE_INFINITY } = rule
        const max = tried.firstDay ? (rule.maxFirstDay ?? rule.max) : rule.max
        const most = Math.min(refusedAt, max * 1000) + 1
        return { ...rule, ...buildKey(name, rule, tried), refusedAt, max, most }
      })
      if (tried.email && normaliseAsStored(tried.email) !== normaliseEmail(tried.email))
        // Earlier versions counted each of these spellings by itself.
        for (const rule of rules)
          if (rule.by.includes('email')) await moveAttempts(db, buildKey(name, rule, tried, normaliseAsStored), rule)
      // An attempt refused here was never made, so it counts under no rule: where others of the same moment are given
      // back, its room is free again.
      const counted: typeof rules = []
      const undo = () => takeBackAttempts(db, counted)
      let done: number | undefined
      let silent = false
      let warn = false
      // Everybody's attempts write the row of the whole site: those that are refused before must not make others wait.
      for (const some of [rules.filter(({ by }) => by.length > 0), rules.filter(({ by }) => by.length === 0)]) {
        const counts = await countAttempts(db, now, some)
        counted.push(...some)
        for (const [at, { max, refusedAt, warns, beyond = 'wait' }] of some.entries()) {
          const { points, left } = counts[at]!
          // Not at that attempt alone: the process that counted it may have died before the owner was notified.
          if (warns && points >= max) warn = true
          if (points <= max) continue
          onReached?.(name)
          if (beyond === 'silence') silent = true
          else if (beyond === 'wait' || points > refusedAt) {
            await undo()
            return { may: 'wait', left: Math.max(1, Math.ceil(left / 1000)) }
          } else {
            const bits = computeWorkBits(points, max)
            done ??= await readWorkDone(name, tried)
            if (done >= bits) continue
            await undo()
            return {
              may: 'work',
              challenge: createWorkChallenge(privacy, { about: name, bits, now, random: newNonce() }),
            }
          }
        }
      }
      return { may: 'go', silent, warn }
    },

    within: (tx) => createLimits({ db: tx, privacy, newNonce, hosting, onReached }),

    async giveBack(name, asked) {
      const tried = addWider(asked, hosting)
      await takeBackAttempts(
        db,
        listRules(name, tried).map((rule) => buildKey(name, rule, tried)),
      )
    },

    async forgive(name, asked) {
      const tried = addWider(asked, hosting)
      const rules = listRules(name, tried).map((rule) => ({ ...rule, ...buildKey(name, rule, tried) }))
      await takeBackAttempts(
        db,
        rules.filter(({ forgiven }) => !forgiven),
        rules.filter(({ forgiven }) => forgiven),
      )
    },
  }
}
