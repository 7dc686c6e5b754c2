import { appendFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { judge } from '../../lab/attack/attack.ts'
import { attacks } from '../../lab/attack/attacks.ts'
import { spentInGame } from '../../lab/attack/likelihood.ts'
import { moment } from '../../lab/attack/moment.ts'
import { person } from '../../lab/attack/person.ts'
import { intervalOf } from '../../lab/attack/proportion.ts'
import { letters } from '../../lab/attack/readers.ts'
import { replacement, vanishing } from '../../lab/attack/vanishing.ts'
import { votes } from '../../lab/attack/votes.ts'
import { choose } from '../support/setup/whole.ts'

/**
 * `npm run attack` plays whole rounds and requests a table. Here an attack is played as often as time allows: those on
 * letters, on moments of publication, on what vanishes, on votes and on all of one person every day, all of them in a whole run.
 */
const { ATTACK_ROUNDS, ATTACK_MOST, ATTACK_REPORT } = process.env
const isAtLength = ATTACK_ROUNDS === 'whole'
/** For a shorter run: the most rounds of any attack. */
const most = Number(ATTACK_MOST ?? Number.POSITIVE_INFINITY)

const small = attacks.filter(({ rounds }) => rounds.test > 0)
const daily = [letters, moment, vanishing, replacement, votes, person]

describe('nobody who takes part learns more than is said', () => {
  test.each(isAtLength ? attacks : choose(small, daily))(
    '$name',
    async ({ rounds, play }) => {
      for (const outcome of await play(isAtLength ? Math.min(most, rounds.whole) : rounds.test)) {
        const verdict = judge(outcome)
        if (ATTACK_REPORT) appendFileSync(ATTACK_REPORT, `${JSON.stringify(verdict)}\n`)
        const { holds, right, of, name } = verdict
        expect(of, name).toBeGreaterThan(0)
        if (outcome.remains === undefined) expect({ name, right, of, holds }).toEqual({ name, right, of, holds: true })
      }
    },
    3_600_000,
  )
})

test('the few rounds that the tests play still detect an attacker who is always right', () => {
  // The noise needs at least 500 rounds; everything else needs as many as it takes to tell a certain attacker from
  // luck.
  for (const [of, chance, epsilon] of [
    [500, 0.5, 3600],
    [6, 1 / 12, undefined],
    [6, 0, undefined],
  ] as const)
    expect(judge({ name: 'always right', right: of, of, chance, epsilon })).toMatchObject({ wins: true, holds: false })
})

test.each(['salary', 'company', 'environment', 'leadership', 'careerpath', 'benefit', 'study'] as const)(
  'the two worlds of %s lie as far apart as the ledger allows for',
  (kind) => {
    const { game, ledger } = spentInGame(kind)
    expect(game).toBe(ledger)
  },
)

test('the interval is that of Clopper and Pearson', () => {
  const rounded = (right: number, of: number) => intervalOf(right, of).map((end) => Math.round(end * 1e4) / 1e4)
  expect(rounded(0, 10)).toEqual([0, 0.3085])
  expect(rounded(10, 10)).toEqual([0.6915, 1])
  expect(rounded(5, 10)).toEqual([0.1871, 0.8129])
  expect(rounded(81, 263)).toEqual([0.2527, 0.3676])
})
