import { lookups } from '../../server/lookups/lists.ts'
import { getIndustry } from './industries.ts'
import type { Random } from './random.ts'
import { listStudyFields } from './study-fields.ts'

/** A person who works (or worked) at a company: ids of the lookup lists, spelled as on the wire. */
export type Worker = {
  department: number
  joblevel: number
  jobtitle: number
  employment_status: number
  education: number
  specilization: number
  city: number
  gender: 'male' | 'female'
  experience_years: number
}

/** The workforce of a company: departments as often as they are chosen, and its cities by share. */
export type Workforce = { departments: number[]; cities: { id: number; share: number }[] }

const offices = [1, 2, 3, 6, 7, 8, 9, 20]

/**
 * Creates a workforce: the company's own departments and the offices every company has; most people are at its
 * headquarters.
 */
export function createWorkforce(random: Random, industryId: number, headquarters: number): Workforce {
  const core = getIndustry(industryId).departments
  const others = random.shuffled([1, 2, 3, 4, 5, 6, 8, 11, 9].filter((id) => id !== headquarters)).slice(0, 5)
  return {
    departments: [...core, ...core, ...offices],
    cities: [headquarters, ...others].map((id, at) => ({ id, share: [55, 20, 12, 7, 4, 2][at]! })),
  }
}

type Schooling = 'office' | 'hands' | 'degree' | 'scholar'
type Title = { id: number; en: string; level: number | undefined; kind: Schooling; weight: number }

/** Matches titles of work for which few have a degree. */
const manual =
  /driver|worker|operator|guard|cashier|waiter|barista|cook|housekeep|salesperson|storekeeper|mechanic$|electrician|technician|merchandiser|call centre|delivery|data entry|dispatcher/i

/** Matches titles of work that requires a degree, or a higher one. */
const degree = /doctor|practitioner|dentist|pharmacist|engineer(?!ing)|lawyer|architect|^teacher|physio|pilot|actuary/i
const scholar = /professor|lecturer|data scientist/i

/** Finds the level that a title implies: 9 executive, 8 director, 7 manager, 6 supervisor, and some professions. */
function findLevel(title: string): number | undefined {
  if (/^chief (?!accountant)|^general manager/i.test(title)) return 9
  if (/director/i.test(title)) return 8
  if (/manager|principal/i.test(title)) return 7
  if (/supervisor|^head |chief accountant/i.test(title)) return 6
  if (/consultant doctor|^pilot|actuary|assistant professor/i.test(title)) return 5
  if (/specialist doctor|general practitioner|lecturer|solutions architect/i.test(title)) return 4
  if (/resident doctor/i.test(title)) return 3
  return undefined
}

const findKind = (title: string): Schooling =>
  scholar.test(title) ? 'scholar' : degree.test(title) ? 'degree' : manual.test(title) ? 'hands' : 'office'

/** The last job title of the demonstration. Later ones employ nobody, so that its numbers stay comparable. */
const lastTitle = 270

const titles = new Map<number, Title[]>()
for (const { id, en, department_id } of lookups.jobTitles.filter(({ id }) => id <= lastTitle)) {
  const level = findLevel(en)
  const weight = level === undefined || level < 6 ? 10 : [3, 3, 0.6, 0.25][level - 6]!
  titles.set(department_id, [...(titles.get(department_id) ?? []), { id, en, level, kind: findKind(en), weight }])
}

/** Levels below a supervisor with how common they are; the second number is for manual work. */
const levels = [
  { id: 1, office: 6, hands: 10 },
  { id: 2, office: 24, hands: 48 },
  { id: 3, office: 20, hands: 32 },
  { id: 4, office: 32, hands: 4 },
  { id: 5, office: 18, hands: 6 },
]
/** Shares of qualifications 1 to 9 (bachelor's, master's, ..., no degree). */
const degrees = {
  office: [63, 13, 1.5, 9, 3, 4, 3, 0.5, 3],
  hands: [9, 0, 0, 27, 1, 2, 42, 9, 10],
  degree: [78, 18, 4],
  scholar: [0, 45, 55],
}
/** Shares of employment statuses 1 to 10 (full time, part time, ...). */
const contracts = [80, 3, 7, 5, 2, 1, 1, 0.5, 0.2, 0.3]
const seniority: Record<number, [number, number]> = {
  1: [0, 1],
  2: [0, 3],
  3: [2, 7],
  4: [3, 9],
  5: [6, 15],
  6: [5, 16],
  7: [8, 22],
  8: [12, 28],
  9: [15, 34],
}
/** The share of women where it is far from a third. */
const women: Record<number, number> = {
  1: 0.5,
  7: 0.48,
  10: 0.08,
  12: 0.14,
  13: 0.12,
  14: 0.15,
  15: 0.03,
  17: 0.15,
  23: 0.56,
  26: 0.6,
  27: 0.5,
  29: 0.12,
  30: 0.5,
}

const pickByShare = (random: Random, shares: readonly number[]) =>
  random.weighted(
    shares.map((_, at) => at + 1),
    (id) => shares[id - 1]!,
  )

/** Chooses a worker at random from the company's workforce. */
export function inventWorkers(random: Random, { departments, cities }: Workforce): Worker {
  const department = random.pick(departments)
  const title = random.weighted(titles.get(department)!, ({ weight }) => weight)
  const ordinary =
    title.level ?? random.weighted(levels, (level) => level[title.kind === 'hands' ? 'hands' : 'office']).id
  // Some managers lead other managers.
  const joblevel = ordinary === 7 && random.chance(0.15) ? 8 : ordinary
  const education = pickByShare(random, degrees[title.kind])
  const [low, high] = seniority[joblevel]!
  return {
    department,
    joblevel,
    jobtitle: title.id,
    employment_status: joblevel === 1 ? random.pick([9, 10, 3]) : pickByShare(random, contracts),
    education,
    specilization: random.pick(listStudyFields(education, department, title.en)),
    city: random.weighted(cities, ({ share }) => share).id,
    gender: random.chance(women[department] ?? 0.34) ? 'female' : 'male',
    experience_years: random.whole(low, high),
  }
}
