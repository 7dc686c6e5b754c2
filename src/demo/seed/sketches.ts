import { inventCompanyNames } from './company-names.ts'
import { getIndustry, industries } from './industries.ts'
import { inventPersonName } from './portrait.ts'
import { createRandom, pickBetween, type Random } from './random.ts'
import named from './texts/named-companies.json'
import { type BothLanguages, type Theme, themes } from './themes.ts'

/** How many companies the demonstration has. */
export const companyCount = 200

/** The sketch that decides everything else about a demonstration company: its facts, and how people fare there. */
export type Sketch = {
  name_en: string
  name_ar: string
  short_en: string
  short_ar: string
  industry_id: number
  city_id: number
  size_id: number
  founded: number
  type_id: number
  /** File names below `public/demo`, without extension; null shows the default. */
  logo: string | null
  cover: string | null
  unlocked: number
  is_approved: number
  ceo: BothLanguages | null
  /** A description written by hand. */
  about: BothLanguages | null
  /** How many company reviews there are; the other kinds follow from it. */
  reviews: number
  /** Average stars people give, 1 to 5, and what they would give the chief executive. */
  quality: number
  ceo_quality: number
  /** How much better (or worse) the company got over the whole time, in stars. */
  drift: number
  /** What is praised and what is criticised most. */
  strong: Theme[]
  weak: Theme[]
}

/** Creates the sketches, always of the same companies: those of the design pictures first, then invented ones. */
export function createSketches(): Sketch[] {
  const known = named as Sketch[]
  const random = createRandom('companies')
  const names = inventCompanyNames(
    random,
    known.map(({ short_en }) => short_en),
  )
  const cities = random.shuffled(Array.from({ length: companyCount - known.length }, () => findHeadquarters(random)))
  return [...known, ...cities.map((city, index) => inventSketch(random, names.next().value, city, index))]
}

/** Chooses the headquarters at random: two in five are in Riyadh, most of the others in the large cities. */
const findHeadquarters = (random: Random) =>
  random.weighted([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 18, 25], (id) =>
    id === 1 ? 40 : id === 2 ? 18 : id < 9 ? 6 : 2,
  )

/** The numbers of reviews that a company's page is designed for before it has ten; none is the fifth. */
const fewReviews = [1, 3, 5, 9]

function inventSketch(random: Random, short: BothLanguages, city_id: number, index: number): Sketch {
  const industry = industries[index % industries.length]!
  const suffix = random.pick(industry.suffixes)
  // Four have one, three, five and nine reviews, four have none yet, four wait for approval.
  const is_approved = index >= 172 && index < 176 ? 0 : 1
  const reviews =
    !is_approved || index >= 180
      ? 0
      : index >= 176
        ? fewReviews[index - 176]!
        : Math.round(pickBetween(7, 75, Math.exp(random.normal(2.82, 0.5))))
  const size_id = pickBetween(2, 7, Math.round(2.2 + reviews / 16 + random.next() * 1.8))
  const [a, b, c, d, e, f] = random.shuffled(themes) as [Theme, Theme, Theme, Theme, Theme, Theme]
  const quality = pickBetween(2.3, 4.2, random.normal(3.6, 0.42))
  return {
    name_en: `${short.en} ${suffix.en}`,
    name_ar: `${short.ar} ${suffix.ar}`,
    short_en: short.en,
    short_ar: short.ar,
    industry_id: industry.id,
    city_id,
    size_id,
    founded: random.whole(size_id > 4 ? 1976 : 1995, size_id > 4 ? 2016 : 2022),
    type_id: sampleCompanyType(random, size_id, industry.group === 'care'),
    logo: random.chance(0.07) ? null : `${random.pick(industry.logos)}-${random.whole(1, 2)}`,
    cover: random.chance(0.06) ? null : random.pick(industry.covers),
    unlocked: is_approved && random.chance(0.43) ? 1 : 0,
    is_approved,
    ceo: random.chance(0.12) ? null : inventPersonName(random),
    about: null,
    reviews,
    quality,
    ceo_quality: pickBetween(2.2, 4.1, random.normal(quality - 0.1, 0.3)),
    drift: random.normal(0, 0.3),
    strong: [a, b, c],
    weak: [d, e, f, getIndustry(industry.id).group],
  }
}

/**
 * Chooses at random the id of a company type: small companies are limited or sole, large ones joint-stock, family or
 * semi-government.
 */
function sampleCompanyType(random: Random, size: number, social: boolean): number {
  if (social && random.chance(0.15)) return 10
  return size >= 5 ? random.pick([1, 1, 2, 4, 9, 7]) : size >= 3 ? random.pick([1, 3, 3, 4, 6]) : random.pick([3, 5, 6])
}
