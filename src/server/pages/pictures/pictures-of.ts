import type { Company } from '../../../contract/companies/companies.ts'
import type { TitlePage } from '../../../contract/salaries/browse.ts'
import type { AwardQuarter } from '../../../contract/statistics/awards.ts'
import type { Language, Values } from '../../platform/http/words.ts'
import { getText } from '../head-words.ts'
import type { Picture } from './draw-picture.ts'

/** Numbers have the same digits in both languages (design: one digit style everywhere). */
const formatNumber = (value: number) => value.toLocaleString('en')
const formatStars = (value: number) => value.toFixed(1)

type PayFigures = { people: number; median: number | null; from: number; to: number }

const createWords =
  (language: Language) =>
  (key: string, values: Values = {}): string =>
    getText(language, `picture:${key}`, values)

/** Median pay, or between which it lies, and of how many people; that there are too few where nothing is told. */
function payLine(language: Language, pay: PayFigures | null): Picture['lines'][number] {
  const words = createWords(language)
  if (!pay) return { told: words('fewSalaries') }
  const { median, from, to, people } = pay
  const range = { from: formatNumber(from), to: formatNumber(to) }
  const shared = words('salaries', { people: formatNumber(people) })
  return median === null
    ? { told: words('payRange', range), basis: shared }
    : { told: words('pay', { amount: formatNumber(median) }), basis: `${words('likely', range)} · ${shared}` }
}

/** What is shared of a company: its rating and how sure it is, and what it pays, as its page tells them. */
export function drawCompany(language: Language, { name, rate, rating, pay }: Company): Picture {
  const words = createWords(language)
  const { low, high, count } = rating
  const sure = low !== null && high !== null ? words('likely', { from: formatStars(low), to: formatStars(high) }) : ''
  return {
    ...buildFrame(language),
    title: name,
    ...(rate !== null && { stars: rate }),
    lines: [
      rate === null
        ? { told: words('noRatings') }
        : {
            told: words('rating', { rate: formatStars(rate) }),
            basis: [words('ratings', { count: formatNumber(count) }), sure].filter(Boolean).join(' · '),
          },
      payLine(language, pay),
    ],
  }
}

/** What is shared of a job title: what it is paid in the whole country, beside everybody. */
export function drawTitle(language: Language, { name, pay, country }: TitlePage): Picture {
  const words = createWords(language)
  const everybody = country && payLine(language, country)
  return {
    ...buildFrame(language),
    title: name,
    lines: [
      payLine(language, pay),
      ...(pay && everybody ? [{ told: words('everybody'), basis: `${everybody.told} · ${everybody.basis}` }] : []),
    ],
  }
}

/** What is shared of the awards: the best companies of the last quarter that has ended. */
export function drawAwards(language: Language, latest: AwardQuarter | undefined): Picture {
  const named = 3
  const best = latest?.companies.slice(0, named) ?? []
  const frame = buildFrame(language)
  if (!latest || best.length === 0)
    return { ...frame, title: getText(language, 'awards:title'), lines: [{ told: getText(language, 'awards:nobody') }] }
  const [year = '', quarter = ''] = latest.quarter.split('-Q')
  const when = getText(language, `awards:quarters.${quarter}`, { year })
  return {
    ...frame,
    title: getText(language, 'awards:latest', { quarter: when }),
    lines: best.map(({ place, company, average }) => ({ told: `${place}. ${company.name} (${formatStars(average)})` })),
  }
}

const buildFrame = (language: Language) => ({
  language,
  site: getText(language, 'common:site'),
  foot: createWords(language)('foot'),
})
