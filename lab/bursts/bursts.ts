/**
 * `npx tsx lab/bursts/bursts.ts`: plays ten shapes of review bombing against companies of 0, 20, 188 and 900 reviews,
 * then 100 honest bursts and years without any, and prints how far ratings move with and without the test of decision
 * 149, and what is held wrongly. The product's own test; people are invented. `-- 5` plays each shape so many times.
 */

import { createRandom, type Random } from '../../src/demo/seed/random.ts'
import { carriers, giveStars, newNetwork, office, play, type Review, roundsOfDay, writeHonest } from './world.ts'

const times = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 40)
const sizes = [0, 20, 188, 900] as const

type Shape = { name: string; accounts: number; days: number; write: (random: Random) => Review }
const invented = { origin: 'invented' } as const
const ofOneNetwork = { network: 1_000, young: true, ...invented }
const shapes: readonly Shape[] = [
  { name: '40 at once, one star, one /48', accounts: 40, days: 0, write: () => ({ stars: 1, ...ofOneNetwork }) },
  {
    name: '40 at once, one star, 40 networks',
    ...{ accounts: 40, days: 0, write: () => ({ stars: 1, young: true, network: newNetwork(), ...invented }) },
  },
  {
    name: '40 at once, one star, 40 networks, old accounts',
    ...{ accounts: 40, days: 0, write: () => ({ stars: 1, young: false, network: newNetwork(), ...invented }) },
  },
  { name: '5 at once, one star, one /48', accounts: 5, days: 0, write: () => ({ stars: 1, ...ofOneNetwork }) },
  { name: '200 in a day, one star, one /48', accounts: 200, days: 1, write: () => ({ stars: 1, ...ofOneNetwork }) },
  { name: '40 at once, five stars, one network', accounts: 40, days: 0, write: () => ({ stars: 5, ...ofOneNetwork }) },
  {
    name: '40 at once, usual stars (words only), one /48',
    ...{ accounts: 40, days: 0, write: (random) => ({ stars: giveStars(random), ...ofOneNetwork }) },
  },
  { name: '40 over 60 days, one star, one /48', accounts: 40, days: 60, write: () => ({ stars: 1, ...ofOneNetwork }) },
  {
    name: '200 over 60 days, one star, 200 networks',
    ...{ accounts: 200, days: 60, write: () => ({ stars: 1, young: true, network: newNetwork(), ...invented }) },
  },
  { name: '40 at once, votes only', accounts: 0, days: 0, write: () => ({ stars: 1, ...ofOneNetwork }) },
]

const show = (value: number | null) => (value === null ? '-' : value.toFixed(2))
const meanOf = (values: readonly (number | null)[]) => {
  const known = values.filter((one) => one !== null)
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length
}
const share = (part: number, of: number) => `${Math.round((100 * part) / Math.max(1, of))} %`

console.log(
  `Ten shapes, ${times} times each: rating before -> without the test -> with it; invented reviews held; noted`,
)
for (const shape of shapes) {
  console.log(`\n${shape.name}`)
  for (const size of sizes) {
    const random = createRandom(`${shape.name} ${size}`)
    const played = Array.from({ length: times }, () => {
      const rounds = Math.max(6, shape.days * roundsOfDay + 2)
      const slots = Array.from({ length: shape.accounts }, () =>
        shape.days === 0 ? 1 : random.whole(0, shape.days * roundsOfDay - 1),
      )
      return play(random, {
        ...{ size, rounds },
        arrive: (round) => slots.filter((slot) => slot === round).map(() => shape.write(random)),
      })
    })
    const held = played.reduce((sum, one) => sum + one.held.filter(({ origin }) => origin === 'invented').length, 0)
    const honest = played.flatMap((one) => [...one.held, ...one.published]).filter(({ origin }) => origin === 'usual')
    const honestHeld = played.flatMap((one) => one.held).filter(({ origin }) => origin === 'usual').length
    console.log(
      `${String(size).padStart(4)}: ${show(meanOf(played.map(({ before }) => before)))} -> ${show(
        meanOf(played.map(({ untested }) => untested)),
      )} -> ${show(meanOf(played.map(({ tested }) => tested)))}; held ${share(held, shape.accounts * times)}, honest ones held ${
        honestHeld
      } of ${honest.length}; page: waits in ${share(played.filter(({ alarms }) => alarms > 0).length, times)}, noted in ${share(
        played.filter(({ noted }) => noted).length,
        times,
      )}`,
    )
  }
}

/** An article: 20 to 60 people in three days, most on the first; of bad news, some give one or two stars because of it. */
function playArticle(random: Random, angry = random.chance(0.5) ? 0.35 : 0) {
  const people = random.whole(20, 60)
  const slots = Array.from({ length: people }, () => Math.min(5, Math.floor(-Math.log(1 - random.next()) * 1.5)))
  const write = (): Review =>
    writeHonest(random, {
      ...{ origin: 'together', young: random.chance(0.9) },
      ...(random.chance(angry) && { stars: random.whole(1, 2) }),
    })
  return { rounds: 8, arrive: (round: number) => slots.filter((slot) => slot === round).map(write) }
}

const playScandal = (random: Random) => playArticle(random, 0.6)

/** An invitation by the company: 8 to 40 of its people in five days, somewhat kinder, two of five in the office. */
function playInvitation(random: Random) {
  const people = random.whole(8, 40)
  const slots = Array.from({ length: people }, () => random.whole(0, 5 * roundsOfDay - 1))
  const write = (): Review =>
    writeHonest(random, {
      ...{ origin: 'together', young: random.chance(0.9), stars: giveStars(random, [0.04, 0.06, 0.12, 0.28, 0.5]) },
      network: random.chance(0.4) ? office : random.chance(0.5) ? random.whole(1, carriers) : newNetwork(),
    })
  return { rounds: 12, arrive: (round: number) => slots.filter((slot) => slot === round).map(write) }
}

console.log('\n100 honest bursts: how many had any review held, and how many of their reviews were')
for (const [name, invent] of [
  ['50 articles', (random: Random) => playArticle(random)],
  ['50 invitations', playInvitation],
  ['besides: 50 scandals, in which three of five give one or two stars', playScandal],
] as const) {
  const random = createRandom(name)
  const played = Array.from({ length: 50 }, (_, n) => ({
    size: sizes[n % sizes.length]!,
    ...play(random, { size: sizes[n % sizes.length]!, ...invent(random) }),
  }))
  const together = (some: readonly Review[]) => some.filter(({ origin }) => origin === 'together').length
  const held = played.reduce((sum, one) => sum + together(one.held), 0)
  const all = played.reduce((sum, one) => sum + together([...one.held, ...one.published]), 0)
  const bySize = sizes.map((size) => {
    const some = played.filter((one) => one.size === size)
    return `${size}: ${some.filter(({ alarms }) => alarms > 0).length} of ${some.length}`
  })
  const wrong = played.filter(({ alarms }) => alarms > 0).length
  console.log(`${name}: ${wrong} of 50 (${bySize.join(', ')}); reviews ${held} of ${all} (${share(held, all)})`)
}

console.log('\nYears without a burst: years in which a review waited, and in which the page noted the last months')
for (const size of sizes) {
  const random = createRandom(`year ${size}`)
  const years = Array.from({ length: Math.max(20, times * 2) }, () =>
    play(random, { size, rounds: 730, arrive: () => [] }),
  )
  const waited = years.filter(({ alarms }) => alarms > 0).length
  const noted = years.filter((year) => year.noted).length
  console.log(`${String(size).padStart(4)}: ${waited} and ${noted} of ${years.length}`)
}
