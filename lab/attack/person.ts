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
 * Plays 24 releases in which a moderator hides everything of a person and shows it again, turn by turn. `isToldAgain`:
 * each release tells what has changed since the one before, as it did until November 2026. Otherwise only the first one
 * that a contribution is in tells of it, as `count.queries.ts` counts; the attack `changes` tries that on the database.
 * A release that does not tell of it adds noise that is as likely in both worlds, and is not drawn.
 */
function playHiding(games: readonly Game[], noise: Noise, rounds: number, isToldAgain: boolean) {
  const told = Array.from({ length: isToldAgain ? releases : 1 }, (_, turn) => turn)
  return guessWorlds(rounds, (isThere) =>
    games.reduce((all, game) => {
      const [victim] = game.worlds
      const leaves = new Map([...victim].map(([cell, n]) => [cell, -n]))
      return told.reduce((sum, turn) => {
        const change = turn % 2 === 0 ? victim : leaves
        return sum + compareWorlds(game, release(game, noise, isThere ? change : nothing), [change, nothing])
      }, all)
    }, 0),
  )
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
      {
        name: 'person: hidden and shown again in 24 releases',
        ...playHiding(games, noise, rounds, false),
        ...half,
        epsilon: 1000 * absent,
      },
      // Of benefits alone: the bound of everything together is so wide that no attacker could be seen to exceed it.
      {
        name: 'person: benefits hidden and shown again, told each time',
        ...playHiding([benefits], noise, few, true),
        ...half,
        epsilon: 1000 * computeSpent('benefit').otherwise,
        isUndefended: true,
      },
    ] satisfies Outcome[]
  },
}
