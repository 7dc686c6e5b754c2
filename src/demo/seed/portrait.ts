import { lookups } from '../../server/lookups/lists.ts'
import type { Random } from './random.ts'
import texts from './texts/companies.json'
import people from './texts/names.json'
import type { BothLanguages } from './themes.ts'

/** Fills places such as `{name}` in a text of both languages with `values`. */
export function fillText(text: BothLanguages, values: Record<string, BothLanguages | number>): BothLanguages {
  const fill = (language: 'en' | 'ar') =>
    text[language].replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`nothing for {${key}} in ${text.en}`)
      return String(typeof value === 'number' ? value : value[language])
    })
  return { en: fill('en'), ar: fill('ar') }
}

/** Invents two to four sentences: what the company does, where and since when, and often something about its people. */
export function inventAbout(
  random: Random,
  what: BothLanguages,
  values: { name: BothLanguages; city: BothLanguages; year: number },
): BothLanguages {
  const sentences = [
    what,
    random.pick(texts.scale),
    ...random.shuffled(texts.people).slice(
      0,
      random.weighted([0, 1, 2], (n) => [1, 3, 2][n]!),
    ),
  ].map((sentence) => fillText(sentence, { ...values, n: random.whole(3, 9) }))
  return { en: sentences.map(({ en }) => en).join(' '), ar: sentences.map(({ ar }) => ar).join(' ') }
}

export const inventMission = (random: Random): BothLanguages => random.pick(texts.mission)
export const inventVision = (random: Random): BothLanguages => random.pick(texts.vision)

export function inventAddress(random: Random, city: BothLanguages): BothLanguages {
  const values = { street: random.pick(texts.street), district: random.pick(texts.district), city }
  const number = random.whole(2100, 8990)
  return fillText(
    { en: '{number} {street}, {district}, {city}', ar: '{number} {street}، {district}، {city}' },
    {
      ...values,
      number,
    },
  )
}

/** Invents the name of a person who does not exist. */
export function inventPersonName(random: Random): BothLanguages {
  const first = random.pick(random.chance(0.3) ? people.woman : people.man)
  const family = random.pick(people.family)
  return { en: `${first.en} ${family.en}`, ar: `${first.ar} ${family.ar}` }
}

const dialling: Record<number, number> = { 1: 11, 2: 12, 3: 14, 4: 16, 5: 13, 6: 17, 7: 14, 8: 16, 9: 14, 10: 17 }

/** Invents a phone number reserved for fiction: 555 01xx behind the code of the region. */
export function inventPhoneNumber(random: Random, cityId: number): string {
  const region = lookups.cities.find(({ id }) => id === cityId)?.region_id ?? 1
  return `+966 ${dialling[region] ?? 17} 555 01${String(random.whole(0, 99)).padStart(2, '0')}`
}

/** Yearly revenue by size band (index 0 is the smallest). */
const revenues: BothLanguages[] = [
  { en: 'Less than SAR 1 million', ar: 'أقل من مليون ريال' },
  { en: 'SAR 1 to 10 million', ar: 'من مليون إلى 10 ملايين ريال' },
  { en: 'SAR 10 to 50 million', ar: 'من 10 ملايين إلى 50 مليون ريال' },
  { en: 'SAR 50 to 200 million', ar: 'من 50 إلى 200 مليون ريال' },
  { en: 'SAR 200 to 500 million', ar: 'من 200 إلى 500 مليون ريال' },
  { en: 'SAR 500 million to 1 billion', ar: 'من 500 مليون إلى مليار ريال' },
  { en: 'SAR 1 to 5 billion', ar: 'من مليار إلى 5 مليارات ريال' },
  { en: 'More than SAR 5 billion', ar: 'أكثر من 5 مليارات ريال' },
]

/** Invents a yearly revenue; `sizeId` is the id of the employee-number band. */
export function inventRevenue(sizeId: number): BothLanguages {
  return revenues[sizeId - 1] ?? revenues[0]!
}
