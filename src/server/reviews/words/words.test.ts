import { describe, expect, test } from 'vitest'
import { listBareWords, listIndexed } from '../stems.ts'
import { lookUpWord } from './forms.ts'
import { buildWords } from './found-by.ts'

/** Returns whether typing the one finds the other, as `narrowed.queries.ts` searches. */
function finds(typed: string, written: string): boolean {
  const { whole, beginnings } = lookUpWord(typed)
  const indexed = listBareWords(written).flatMap(listIndexed)
  return indexed.some((word) => whole.includes(word) || beginnings.some((beginning) => word.startsWith(beginning)))
}

describe('who types one word finds the other', () => {
  test.each([
    ['salary', 'Salaries'],
    ['SALARIES', 'pay'],
    ['growth', 'growth'],
    ['grow', 'growing'],
    ['overt', 'overtime'],
    ['management', 'managers'],
    ['راتب', 'والرواتب'],
    ['الرواتب', 'راتب'],
    ['الرَّاتِب', 'راتبي'],
    ['مدير', 'المدراء'],
    ['مدراء', 'مديرين'],
    ['مشروع', 'للمشاريع'],
    ['مشاريع', 'مشروعهم'],
    ['عميل', 'العملاء'],
    ['ساعة', 'وساعات'],
    ['اجازات', 'إجازة'],
    ['موظف', 'الموظفين'],
    ['اداره', 'الإدارة'],
    ['بيئة', 'البيئة'],
    ['ترقيات', 'الترقية'],
    ['ترقية', 'والترقيات'],
    ['ورديات', 'وردية'],
    ['صلاحيات', 'الصلاحية'],
    ['استقالة', 'الاستقالات'],
    ['اوفرتايم', 'overtime'],
    ['overtime', 'الأوفرتايم'],
    ['اوفرتايم', 'العمل الإضافي'],
    ['بونص', 'مكافآت'],
    ['بونص', 'the bonuses'],
    ['bonus', 'البونص'],
    ['تاخر', 'متأخر'],
    ['متأخر', 'تأخير الرواتب'],
    ['شفتات', 'shifts'],
    ['معاش', 'الرواتب'],
  ])('%s, %s', (typed, written) => expect(finds(typed, written)).toBe(true))

  test.each([
    ['salary', 'sales'],
    ['late', 'relate'],
    ['راتب', 'مرتبك'],
    ['عمل', 'عميل'],
    ['عميل', 'عمل'],
    ['عملاء', 'عمل'],
  ])('%s does not find %s', (typed, written) => expect(finds(typed, written)).toBe(false))
})

describe('a review is found by', () => {
  const shown = { rate: 4, pros: 'The bonuses', cons: 'تأمين طبي', good_word: 'Growing fast', bad_word: '!' }
  const review = { kind: 'company', companyId: 7, state: 'published', shown } as const

  test('its words and their stems, its language, its two words and what it mentions, each within its company', () => {
    expect(buildWords(review)!.split('\n').sort()).toEqual(
      [
        ...['the', 'bonuses', 'bonus', 'تامين', 'طبي', 'طب', 'growing', 'grow', 'fast'],
        ...['@en', '+growing fast', '-', '#+bonuses', '#-insurance'],
      ]
        .map((entry) => `7 ${entry}`)
        .sort(),
    )
  })

  test('nothing where nobody reads it word for word', () => {
    for (const state of ['hidden', 'replaced'] as const) expect(buildWords({ ...review, state })).toBeNull()
    for (const kind of ['interview', 'salary', 'benefit', 'culture']) expect(buildWords({ ...review, kind })).toBeNull()
  })

  test('what is no answer that readers see leaves no entry', () => {
    const sealed = { ...shown, department: 3, salary: 12_345, advice: 'unheard' }
    expect(buildWords({ ...review, shown: sealed })).toBe(buildWords(review))
  })

  test('words too long for an index are cut, and a long run of punctuation is not indexed', () => {
    const entries = buildWords({ ...review, shown: { pros: `${'x'.repeat(5000)} ${'.'.repeat(5000)}`, cons: '' } })!
    for (const entry of entries.split('\n')) expect(entry.length).toBeLessThan(60)
  })
})
