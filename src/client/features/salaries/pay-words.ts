import { useTranslation } from 'react-i18next'
import { computeAbout, type PayFigures } from '../../../contract/salaries/pay.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

type Told = PayFigures & { p25?: number | null; p75?: number | null }

/** Returns functions that state pay in words: always one number with “about”, never a range beside a name. */
export function usePayWords() {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  return {
    /** `about SAR 7,800`. */
    about: (pay: PayFigures) => t('about', { amount: format.money(computeAbout(pay).about) }),
    /** `about 7,800`, where a heading names the currency. */
    aboutNumber: (pay: PayFigures) => t('about', { amount: format.number(computeAbout(pay).about) }),
    /** `± 1,300`. */
    within: (pay: PayFigures) => format.within(format.number(computeAbout(pay).within)),
    /** The whole row as one sentence, for people who do not see its picture. */
    sentence: (name: string, pay: Told) => {
      const { about, within } = computeAbout(pay)
      const words = { name, amount: format.money(about), within: format.number(within) }
      return pay.p25 != null && pay.p75 != null
        ? t('row.saidHalf', { ...words, ...format.moneyRange(pay.p25, pay.p75) })
        : t('row.said', words)
    },
  }
}
