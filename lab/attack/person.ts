import { computeSpent, computeSpentInYear, groupLedgerByKind } from '../../src/contract/statistics/budget.ts'
import { createNoise, type Noise } from '../../src/server/statistics/noise.ts'
import type { Attack, Outcome } from './attack.ts'
import { compareWorlds, type Game, gameOf, guessWorlds, nothing, release, weighMembership } from './likelihood.ts'

const releases = 24
const half = { chance: 0.5 }

/** The games of everything of one person that is counted in a year: one of each kind, and as many studies as count. */
const listGames = (): Game[] =>
  groupLedgerByKind().flatMap(({ kind, inYear }) => Array.from({ length: inYear }, () => gameOf(kind)))

/**
 * Plays 24 releases of one kind in which a moderator hides the victim's contribution and shows it again, turn by turn.
 * `isToldAgain`: each release tells what has changed since the one before, as it did until November 2026; otherwise only
 * the first one that the contribution is in tells of it, as `count.queries.ts` counts. A release that does not tell of it
 * adds noise that is the same in both worlds; it is drawn all the same.
 */
function playHiding(game: Game, noise: Noise, rounds: number, isToldAgain: boolean) {
  const [victim] = game.worlds
  const leaves = new Map([...victim].map(([cell, n]) => [cell, -n]))
  return guessWorlds(rounds, (isThere) => {
    let likelier = 0
    for (let turn = 0; turn < releases; turn += 1) {
      const change = turn === 0 ? victim : isToldAgain ? (turn % 2 === 0 ? victim : leaves) : nothing
      likelier += compareWorlds(game, release(game, noise, isThere ? change : nothing), [change, nothing])
    }
    return likelier
  })
}

/**
 * An attacker who knows everything but one person, and weighs all that is released about everything this person
 * contributes in a year: whether they contributed at all, and what they answered. And a moderator in the attacker's
 * service who hides and shows a contribution again before every release.
 */
export const person: Attack = {
  name: 'person',
  rounds: { test: 300, whole: 100_000 },
  play: async (rounds) => {
    const noise = createNoise()
    const games = listGames()
    const { absent, otherwise } = computeSpentInYear()
    const benefits = gameOf('benefit')
    const hiding = { ...half, epsilon: 1000 * computeSpent('benefit').otherwise }
    const few = Math.min(rounds, 500)
    return [
      {
        name: 'person: whether a person contributed anything in a year',
        ...guessWorlds(rounds, (isThere) =>
          games.reduce((all, game) => all + weighMembership(game, noise, isThere), 0),
        ),
        ...half,
        epsilon: 1000 * absent,
      },
      {
        name: 'person: what a person answered everywhere in a year',
        ...guessWorlds(rounds, (isFirst) =>
          games.reduce(
            (all, game) => all + compareWorlds(game, release(game, noise, game.worlds[isFirst ? 0 : 1]), game.worlds),
            0,
          ),
        ),
        ...half,
        epsilon: 1000 * otherwise,
      },
      { name: 'person: hidden and shown again in 24 releases', ...playHiding(benefits, noise, few, false), ...hiding },
      {
        name: 'person: hidden and shown again, told each time',
        ...playHiding(benefits, noise, few, true),
        ...hiding,
        isUndefended: true,
      },
    ] satisfies Outcome[]
  },
}
