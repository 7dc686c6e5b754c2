import type { Company } from '../../../contract/companies/companies.schema.ts'
import type { TitlePage } from '../../../contract/salaries/browse.schema.ts'
import type { Pay } from '../../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../../contract/salaries/pay.ts'
import type { AwardQuarter } from '../../../contract/statistics/awards.schema.ts'
import type { Language, Values } from '../../platform/http/words.ts'
import { formatNumber, getText } from '../head-words.ts'
import type { Picture } from './draw-picture.ts'

const formatStars = (value: number) => value.toFixed(1)

const createWords =
  (language: Language) =>
  (key: string, values: Values = {}): string =>
    getText(language, `picture:${key}`, values)

/** Builds the line of about how much it pays, how far off that may be and whom it is based on; or that there is none. */
function payLine(
  language: Language,
  pay: Pick<Pay, 'people' | 'median' | 'lower' | 'upper' | 'leans'> | null,
): Picture['lines'][number] {
  const words = createWords(language)
  if (!pay) return { told: words('fewSalaries') }
  const { about, within } = computeAbout(pay)
  const basis = pay.leans ? words(`leans.${pay.leans.on}`) : words('salaries', { people: formatNumber(pay.people) })
  return {
    told: words('pay', { amount: formatNumber(about) }),
    basis: `${words('within', { amount: formatNumber(within) })} · ${basis}`,
  }
}

/** Draws the preview of a company: its rating with its precision, and its pay, as on its page. */
export function drawCompany(language: Language, { name, rate, rating, pay }: Company): Picture {
  const words = createWords(language)
  const { lower, upper, count } = rating
  const sure =
    lower !== null && upper !== null ? words('likely', { from: formatStars(lower), to: formatStars(upper) }) : ''
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

/** Draws the preview of a job title: its pay in the whole country, compared with everybody's. */
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

/** Draws the preview of the awards: the best companies of the last finished quarter. */
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
