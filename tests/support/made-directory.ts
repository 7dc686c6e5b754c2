import { seededNumbers } from './seeded.ts'

const syllables = [
  ...['ba', 'dor', 'fi', 'gul', 'ham', 'jes', 'kor', 'lan', 'mir', 'nof', 'pel', 'qas', 'rud', 'sev', 'tam', 'vol'],
  ...['wen', 'yar', 'zek', 'ilo', 'ude', 'ghan', 'shir', 'thom', 'krev', 'plin', 'drus', 'stob'],
]
const kinds = ['Trading', 'Foods', 'Contracting', 'Medical', 'Transport', 'Clinics', 'Schools', 'Software']
const industries = ['Logistics', 'Construction', 'Healthcare', '']
const cities = ['Riyadh', 'جدة', 'Dammam', 'مكة المكرمة', '']

export const directoryHeadings = 'name_en,name_ar,industry,city,founded,about_en'

/** Makes rows of a directory file with names that no other row is like; the same for the same number. */
export function* makeDirectoryRows(count: number): Generator<string> {
  const random = seededNumbers(2026)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const spell = () => Array.from({ length: 4 }, () => pick(syllables)).join('')
  const used = new Set<string>()
  while (used.size < count) {
    const name = `${spell()} ${spell()}`
    if (used.has(name)) continue
    used.add(name)
    yield `${name} ${pick(kinds)},,${pick(industries)},${pick(cities)},${1950 + Math.floor(random() * 70)},"Works, since long"`
  }
}
