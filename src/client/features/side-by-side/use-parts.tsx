import { useTranslation } from 'react-i18next'
import type { CultureScore } from '../../../contract/companies/culture.schema.ts'
import { cultureTypes } from '../../../contract/reviews/culture.ts'
import type { Pay } from '../../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../../contract/salaries/pay.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useSay } from '../../i18n/use-say.ts'
import { useShare } from '../../ui/charts/use-share.ts'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import type { CellWords, ComparisonPart } from './ComparedTable.tsx'
import {
  buildBenefitRows,
  buildCultureRows,
  buildLevelRows,
  buildRow,
  countShare,
  hasSomethingToTell,
  type Row,
  type ToldValue,
} from './compared-rows.ts'
import type { ComparedCompany } from './use-compared.ts'

type Level = { chosen: string; choose: (id: string) => void }

/**
 * Returns the five parts of a comparison in words: rating, pay (of one job level where one is chosen), culture,
 * benefits, interviews.
 */
export function useParts(companies: readonly ComparedCompany[], level: Level): ComparisonPart[] {
  const { t } = useTranslation(['side-by-side', 'common'])
  const { format } = useLanguage()
  const say = useSay('culture')
  const formatShare = useShare()
  const formatInterval = (lower: string, upper: string) => t('likely', { lower, upper })
  const formatPeople = (people: number) => t('people', { ns: 'common', count: people, number: format.atLeast(people) })
  const formatRow = <Value extends object>(
    { key, name, told }: Row<Value>,
    words: (value: Value) => CellWords,
    named?: string,
  ) => ({
    key,
    name: name ?? named,
    cells: told.map((one): ToldValue<CellWords> => (typeof one === 'string' ? one : words(one))),
  })

  const formatPay = (pay: Pay): CellWords => {
    const { about, within } = computeAbout(pay)
    return {
      value: t('about', { amount: format.number(about) }),
      basis: `${format.within(format.number(within))} · ${formatPeople(pay.people)}`,
    }
  }
  const formatScore = ({ measure, value, lower, upper }: CultureScore): CellWords => {
    const formatScoreValue = (number: number) =>
      measure === 'yes' ? format.percent(number) : measure === 'scale' ? format.rating(number) : format.number(number)
    return {
      value: formatScoreValue(value ?? 0),
      basis:
        lower === null || upper === null ? undefined : formatInterval(formatScoreValue(lower), formatScoreValue(upper)),
    }
  }

  const rating = [
    formatRow(
      buildRow(companies, 'rating', ({ profile }) => profile && (profile.rate === null ? null : profile)),
      ({ rate, rating: { lower, upper } }) => ({
        value: format.rating(rate ?? 0),
        basis:
          lower === null || upper === null ? undefined : formatInterval(format.rating(lower), format.rating(upper)),
      }),
      t('rating.stars'),
    ),
    formatRow(
      buildRow(companies, 'count', ({ profile }) => profile),
      ({ total_ratings }) => ({ value: format.number(total_ratings) }),
      t('rating.count'),
    ),
    formatRow(
      buildRow(companies, 'recommended', ({ profile }) => profile?.recommended),
      ({ value, people }) => ({ value: format.rating(value), basis: formatPeople(people) }),
      t('rating.recommended'),
    ),
    formatRow(
      buildRow(companies, 'ceo', ({ profile }) => profile && (profile.ceo_rate === null ? null : profile)),
      ({ ceo_rate, ceo_ratings }) => ({ value: format.rating(ceo_rate ?? 0), basis: formatPeople(ceo_ratings) }),
      t('rating.ceo'),
    ),
  ]

  const levels = buildLevelRows(companies)
  const chosen = levels.find(({ id }) => id === level.chosen)
  const payRows: Row<Pay>[] = [
    buildRow(companies, 'all', ({ salaries }) => salaries?.pay),
    ...(chosen
      ? [
          buildRow(
            companies,
            'level',
            ({ salaries }) => salaries && (salaries.level.parts.find(({ id }) => id === chosen.id) ?? null),
            chosen.name,
          ),
        ]
      : []),
  ]
  const pay = payRows.filter(hasSomethingToTell)

  const culture = buildCultureRows(companies)
  const benefits = buildBenefitRows(companies)
  const interviewed = companies.some(({ interviews }) => interviews && interviews.count > 0)
  const formatShareRow = (
    key: 'good' | 'hard' | 'offer',
    question: 'rate' | 'difficulty' | 'get_offer',
    answers: string[],
  ) =>
    formatRow(
      buildRow(companies, key, ({ interviews }) => interviews && countShare(interviews[question], answers)),
      ({ part, all }) => ({ value: formatShare(part, all) }),
      t(`interviews.${key}`),
    )

  return [
    { key: 'rating', title: t('rating.title'), rows: rating },
    {
      key: 'pay',
      title: t('pay.title'),
      choice: levels.length > 0 && (
        <PillSelect
          label={t('pay.level')}
          value={chosen?.id ?? ''}
          options={levels.map(({ id, name }) => ({ value: id, label: name ?? id }))}
          any={t('pay.anyLevel')}
          clearLabel={t('pay.clear')}
          onChange={level.choose}
        />
      ),
      rows: pay.map((one) => formatRow(one, formatPay, t('pay.all'))),
      note: pay.length > 0 ? t('pay.note') : t('pay.few'),
    },
    ...cultureTypes.flatMap((set) => {
      const rows = culture.filter(({ key }) => key.startsWith(`${set}.`))
      if (rows.length === 0) return []
      return {
        key: set,
        title: t('culture.set', { set: say(`sets.${set}`) }),
        rows: rows.map((one) =>
          formatRow(
            { ...one, name: t(`culture.${findMeasure(one)}`, { question: say(`questions.${one.name}`) }) },
            formatScore,
          ),
        ),
      }
    }),
    ...(culture.length > 0 ? [] : [{ key: 'culture', title: t('culture.title'), rows: [], note: t('culture.few') }]),
    {
      key: 'benefits',
      title: t('benefits.title'),
      rows: benefits.map((one) =>
        formatRow(one, ({ yes, people }) => ({ value: format.percent(yes), basis: formatPeople(people) })),
      ),
      note: benefits.length > 0 ? t('benefits.note') : t('benefits.few'),
    },
    {
      key: 'interviews',
      title: t('interviews.title'),
      rows: interviewed
        ? [
            formatRow(
              buildRow(companies, 'count', ({ interviews }) => interviews),
              ({ count }) => ({ value: format.number(count) }),
              t('interviews.count'),
            ),
            formatShareRow('good', 'rate', ['positive']),
            formatShareRow('hard', 'difficulty', ['difficult', 'very_difficult']),
            formatShareRow('offer', 'get_offer', ['yes', 'decline']),
          ]
        : [],
      note: interviewed ? undefined : t('interviews.none'),
    },
  ]
}

/** Returns the measure of a question, from any company that has a value. */
function findMeasure({ told }: Row<CultureScore>): 'yes' | 'scale' | 'hours' {
  const score = told.find((one) => typeof one === 'object')
  return score && score.measure !== 'choice' ? score.measure : 'scale'
}
