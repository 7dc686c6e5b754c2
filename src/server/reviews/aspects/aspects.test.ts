import { describe, expect, test } from 'vitest'
import { listForms } from './affixes.ts'
import { createAspectReader, findAspects, knownAspects } from './aspects.ts'
import { countAspects } from './counts.ts'
import { buildExpression, findPlaces, Vocabulary } from './expressions.ts'

const readAll = createAspectReader(knownAspects)

/** Returns the places where an expression is found in a text, trying every start position. */
function found(written: string, text: string, groups: Record<string, string> = {}): (readonly number[])[] {
  const vocabulary = new Vocabulary()
  const expression = buildExpression(written, groups, vocabulary)
  const sentence = text.split(' ').map((word) => vocabulary.listsWith(word))
  return sentence.flatMap((_, from) => findPlaces(expression, sentence, from) ?? []).length > 0
    ? sentence.map((_, from) => findPlaces(expression, sentence, from)).filter((places) => places !== null)
    : []
}

describe('an expression', () => {
  test.each([
    ['late pay', 'we get late pay here', [[2, 3]]],
    [
      'late/slow pay',
      'slow pay and late pay',
      [
        [0, 1],
        [3, 4],
      ],
    ],
    ['pay .. late', 'pay comes too late', [[0, 3]]],
    ['pay .. late', 'pay comes two whole days late', []],
    ['pay .... late', 'pay comes two whole days late', [[0, 5]]],
    ['promot*', 'promoted promotions motion', [[0], [1]]],
    ['good team !lead', 'good team lead good team', [[3, 4]]],
    ['{money} late', 'wages late', [[0, 1]], { money: 'pay/wages' }],
    ['راتب', 'والرواتب رواتب براتبهم الراتب', [[2], [3]]],
    ['=تقدير', 'تقدير وتقدير تقديري', [[0], [1]]],
    ['~تاخر', 'يتاخر نتاخر سيتاخر متاخر', [[0], [1], [2]]],
  ] as const)('%s, in "%s"', (written, text, places, groups: Record<string, string> = {}) => {
    expect(found(written, text, groups)).toEqual(places)
  })

  test('is refused where a list holds no word, more than one, or is not there', () => {
    for (const written of ['late//pay', '.. {nobody}', 'work-life'])
      expect(() => buildExpression(written, {}, new Vocabulary()), written).toThrow()
  })
})

describe('a word is of the form', () => {
  test.each([
    ['والاجازات', 'اجازه'],
    ['اجازتي', 'اجازه'],
    ['للموظفين', 'موظف'],
    ['باحترام', 'احترام'],
    ['مديرينا', 'مديري'],
    ['متاخرا', 'متاخر'],
    ['salaries', 'salarie'],
    ['managers', 'manager'],
  ])('%s, %s', (word, form) => expect(listForms(word)).toContain(form))

  test.each([
    ['بدل', 'دل'],
    ['وقت', 'قت'],
    ['stress', 'stres'],
    ['bus', 'bu'],
  ])('%s is not of %s', (word, form) => expect(listForms(word)).not.toContain(form))
})

describe('a text mentions', () => {
  test.each([
    ['Low salary and always late', ['late_pay', 'pay']],
    ['The salary is always late', ['late_pay']],
    ['Good salary increments', ['raises']],
    ['Pay attention to your contract', []],
    ['Overtime is not paid. My manager shouts.', ['managers', 'overtime', 'respect']],
    ['Bad pay\nlate in the evening', ['pay']],
    ['No promotions', ['promotions']],
    ['Many promotions', ['promotions']],
    ['تأخير الرواتب', ['late_pay']],
    ['الرواتب لا تتأخّر أبدًا', ['late_pay']],
    ['راتب قليل بدون بدلات', ['allowances', 'pay']],
    ['التأمينات الاجتماعية', []],
    ['شركة ممتازة', []],
    ['Good company', []],
    ['', []],
  ])('%s: %j', (text, aspects) => expect([...readAll(text)].sort()).toEqual(aspects))

  test('what is not found well enough is known, and not told of', () => {
    expect(findAspects('Low salary and a late bonus')).toEqual(['bonuses'])
  })

  test.each([
    ['They sell medical insurance', []],
    ['Vaccation is never approved', ['leave']],
    ['ضغط شغل', ['workload']],
    ['ظغط شغل', ['workload']],
    ['بونصصصص', ['bonuses']],
  ])('%s, which is what they sell or how people write: %j', (text, aspects) =>
    expect([...readAll(text)]).toEqual(aspects),
  )

  test('what it does in a reasonable time, however hard it is made', () => {
    const begun = performance.now()
    for (const text of ['salary '.repeat(75), 'تأخير راتب '.repeat(45), '. '.repeat(250), 'x'.repeat(500)])
      findAspects(text)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

test('mentions are counted once for each review and side, from five on, and beside their interval', () => {
  const reviews = [
    ...Array.from({ length: 3 }, () => ['+bonuses', '-pay']),
    ['+bonuses', '-bonuses', '-pay'],
    ['-bonuses'],
    ...Array.from({ length: 5 }, () => []),
  ]
  const [bonuses, ...others] = countAspects(reviews)
  expect(others).toEqual([])
  expect(bonuses).toMatchObject({ id: 'bonuses', mentions: 5, praised: 4, fault: 2 })
  expect(bonuses!.lower).toBeGreaterThan(0.2)
  expect(bonuses!.lower).toBeLessThan(0.5)
  expect(bonuses!.upper).toBeGreaterThan(0.5)
  expect(bonuses!.upper).toBeLessThan(0.8)
  expect(countAspects([])).toEqual([])
})
