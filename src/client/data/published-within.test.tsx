import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { allWordsOf } from '../../../tests/support/project/locales.ts'
import { readKey } from '../../contract/endpoint.ts'
import { getSettings, roundsKey } from '../../contract/lookups/lists.ts'
import Faq from '../features/content/screens/Faq.tsx'
import { ReaderView } from '../features/reviews/write/ReaderView.tsx'

test.each([
  ['english', '0', 'at once'],
  ['english', '1', 'within 1 minute'],
  ['english', '45', 'within 45 minutes'],
  ['english', '120', 'within 2 hours'],
  ['english', '1440', 'within a day'],
  ['arabic', '0', 'فورًا'],
  ['arabic', '2', 'خلال مدة أقصاها دقيقتان'],
  ['arabic', '5', 'خلال مدة أقصاها 5 دقائق'],
  ['arabic', '720', 'خلال مدة أقصاها 12 ساعة'],
  ['arabic', '1440', 'خلال يوم'],
] as const)('in %s a site that publishes in rounds of %s minutes says "%s"', async (lng, rounds, words) => {
  const answers = { [readKey(getSettings)]: [{ [roundsKey]: rounds }] }
  const screens = [<Faq key="faq" />, <ReaderView key="view" type="company" companyId={1} answers={{}} />]
  for (const screen of screens) expect(wordsOfMarkup(await markup(screen, { lng, answers }))).toContain(words)
})

test('every text that says when readers see something follows the setting', () => {
  const fixed = {
    en: /(?=.*within a day)(?=.*(?:publish|readers|appear))/i,
    ar: /(?:[ينت]ُنشر|تظهر|يظهر|يرى القراء).*خلال يوم/,
  }
  for (const language of ['en', 'ar'] as const) {
    const all = [...allWordsOf(language)]
    expect(all.filter(([, text]) => fixed[language].test(text)).map(([key]) => key)).toEqual([])
    // In texts about pay it is an amount.
    const isOfPay = (key: string) => /^(salaries|head|compare)\b/.test(key)
    expect(all.filter(([key, text]) => text.includes('{{within}}') && !isOfPay(key))).toHaveLength(9)
  }
})
