import { useTranslation } from 'react-i18next'
import { type Compared, type Difference, listDifferences } from '../../../../contract/pay-package/compare-offers.ts'
import { usePayWords } from '../use-words.ts'

/** Returns the differences between packages as sentences. */
export function useDifferenceWords(compared: readonly Compared[], names: readonly string[], years: number): string[] {
  const { t } = useTranslation('offers')
  const { formatMoney, countOf } = usePayWords()
  const describe = (difference: Difference): string => {
    if (difference.kind === 'same') return t('differences.same')
    const words = { more: isolate(names[difference.more]!), amount: formatMoney(difference.amount) }
    if (!('less' in difference)) return t(`differences.${difference.kind}`, words)
    const less = isolate(names[difference.less]!)
    return t(`differences.${difference.kind}`, { ...words, less, years: countOf('years', years) })
  }
  return listDifferences(compared).map(describe)
}

/** Keeps a name in its own direction inside a sentence. */
const isolate = (name: string) => `\u2068${name}\u2069`
