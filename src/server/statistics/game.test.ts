import { expect, test } from 'vitest'
import { advantageBound, togetherBudget } from '../../contract/statistics/budget.ts'
import { releaseRules } from '../../contract/statistics/rules.ts'
import { randomFrom } from '../../demo/seed/random.ts'
import { spentByCounter } from './guard.ts'
import { createNoise, type Noise } from './noise.ts'
import { drawThreshold, ofCompanies, opens } from './release/opening.ts'
import { unit } from './together.ts'

/**
 * Games against what is released: the attacker has every account but one, chooses what these answer in every release, and
 * guesses which of two worlds it plays in. `PRIVACY_ROUNDS` plays more.
 */
const rounds = Number(process.env.PRIVACY_ROUNDS ?? 4000)
const releases = 24

/** How often a guess is better than a coin, with the least it surely is (one case of ten thousand aside). */
function advantageOf(seed: string, play: (world: boolean, noise: Noise) => boolean) {
  const random = randomFrom(seed)
  const noise = createNoise((below) => random.whole(0, below - 1))
  let right = 0
  for (let round = 0; round < rounds; round++) {
    const world = random.chance(1 / 2)
    if (play(world, noise) === world) right += 1
  }
  const advantage = (2 * right) / rounds - 1
  return { advantage, least: advantage - 3.72 / Math.sqrt(rounds) }
}

test.each([500, 1000, 2000])(
  'value: one of two answers in a histogram, ε %i thousandths, over 24 releases',
  (epsilon) => {
    const { advantage, least } = advantageOf(`value ${epsilon}`, (world, noise) => {
      // The victim is in the first release; what changes later is the attacker's own, who takes it away again.
      const each = spentByCounter(epsilon)
      const told = [(world ? 1 : 0) + noise.laplace(each), (world ? 0 : 1) + noise.laplace(each)]
      let better = told[0]! - told[1]!
      for (let later = 1; later < releases; later++) {
        const own = better > 0 ? 5 : -5
        better += own + noise.laplace(each) - own - noise.laplace(each)
      }
      return told[0]! > told[1]! || (told[0] === told[1] && better > 0)
    })
    expect(least).toBeLessThanOrEqual(advantageBound(epsilon / 1000))
    // The game can be won at all: a guess that is no better than a coin would prove nothing.
    expect(advantage).toBeGreaterThan(0.1)
  },
)

test.each(Object.entries(togetherBudget))('value: all answers of a %s contribution at once', (kind, epsilon) => {
  const size = 12
  const { advantage, least } = advantageOf(`together ${kind}`, (world, noise) => {
    const victim = world ? unit : -unit
    const told = noise.cube(epsilon, size, 2 * unit).map((one) => one + victim)
    // Of two cubes that lie apart the likelier is the one whose middle is nearer by the largest norm.
    const far = (middle: number) => Math.max(...told.map((one) => Math.abs(one - middle)))
    return far(unit) < far(-unit)
  })
  expect(least).toBeLessThanOrEqual(advantageBound(epsilon / 1000))
  expect(advantage).toBeGreaterThan(0.1)
})

test('membership: whether one more has joined, read off when a release comes about', () => {
  const { least } = advantageOf('membership', (world, noise) => {
    const threshold = drawThreshold(noise, ofCompanies)
    // The attacker joins with one account a month and sees in which the release comes.
    const own = releaseRules.opening - 6
    for (let month = 0; month < releases; month++)
      if (opens(noise, ofCompanies, threshold, own + month + (world ? 1 : 0))) return own + month < releaseRules.opening
    return false
  })
  expect(least).toBeLessThanOrEqual(advantageBound(ofCompanies.epsilon / 1000))
})
