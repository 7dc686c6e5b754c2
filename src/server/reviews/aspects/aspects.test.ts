import { describe, expect, test } from 'vitest'
import { readAll } from '../../../../lab/aspects/all-weights.ts'
import { packWeights } from '../../../../lab/aspects/weighed-files.ts'
import { measureProcessor } from '../../../../tests/support/processor-time.ts'
import { listForms } from './affixes.ts'
import { createAspectReader, findAspects } from './aspects.ts'
import { countAspects } from './counts.ts'
import { buildExpression, findPlaces, Vocabulary } from './expressions.ts'
import { listPatterns, listWords, readFeatures } from './features.ts'
import { splitPassages } from './passages.ts'
import { type KnownAspect, knownAspects } from './patterns.ts'
import { unpackWeights, type Weighed } from './weights.ts'

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

describe('the passages of a text', () => {
  const read = (text: string) => [...splitPassages(text)]
  const words = (count: number, word = 'word') => Array.from({ length: count }, () => word)

  test('are its sentences, each with its parts', () => {
    expect(read('Late pay, no bonus. راتب؛ إجازة!')).toEqual([
      [
        ['late', 'pay'],
        ['no', 'bonus'],
      ],
      [['راتب']],
      [['اجازه']],
    ])
    expect(read('')).toEqual([])
    expect(read(' ... ,,')).toEqual([])
  })

  test('are parts that fit together where a sentence is long', () => {
    const [first, second] = [words(12, 'one').join(' '), words(12, 'two').join(' ')]
    expect(read(`${first}, ${second}`)).toEqual([[words(12, 'one')], [words(12, 'two')]])
  })

  test('overlap where a part is longer than what is read together', () => {
    expect(read(words(25).join(' ')).map((passage) => passage.flat().length)).toEqual([20, 15])
    expect(read(words(20).join(' ')).map((passage) => passage.flat().length)).toEqual([20])
  })
})

test('features are stems, pairs within a part, and what patterns say', () => {
  const [passage] = splitPassages('Low salaries, late')
  expect(listWords(passage!)).toEqual(['low', '^ low', 'salari', 'low salari', 'salari $', 'late', '^ late', 'late $'])
  expect(listPatterns(passage!)).toContain('@pay')
  const [sold] = splitPassages('They sell medical insurance')
  expect(listPatterns(sold!)).toContain('@business')
  expect(listPatterns(sold!)).not.toContain('@insurance')
})

test('passages and their parts are classified one by one, unless they are about what the company sells', () => {
  const read = (text: string) => [...readFeatures(text)].map(({ words }) => words.filter((word) => !word.includes(' ')))
  expect(read('No bonus, no leave.')).toEqual([
    ['no', 'bonu', 'leav'],
    ['no', 'bonu'],
    ['no', 'leav'],
  ])
  expect(read('They sell cars, and medical insurance.')).toHaveLength(1)
})

test('packed weights are those that were packed: of stems, of pairs, of patterns, for and against', () => {
  const weights: Weighed['weights'] = {
    '10': { pay: 26, leave: -4 },
    '10 $': { leave: 5 },
    '@pay.likely': { pay: 101 },
    '^ راتب': { pay: -7 },
    low: { pay: 60 },
    'low salari': { pay: 1 },
  }
  const packed = packWeights({ aspects: { pay: 97, leave: 127 }, weights })
  expect(packed.weights).toEqual(['10\ta26b-4\t$ b5', '@pay.likely\ta101', '^\tراتب a-7', 'low\ta60\tsalari a1'])
  expect(unpackWeights(packed)).toEqual({ aspects: { pay: 97, leave: 127 }, weights })
})

describe('an aspect is mentioned', () => {
  const known = Object.fromEntries(knownAspects.map((aspect) => [aspect, 100]))
  const readerOf = (weights: Weighed['weights'], wanted: KnownAspect[] = ['pay', 'leave']) =>
    createAspectReader(wanted, { aspects: known, weights })

  test('from its bound on, by what its words weigh together', () => {
    expect([...readerOf({ low: { pay: 60 }, wage: { pay: 40 } })('low wage')]).toEqual(['pay'])
    expect([...readerOf({ low: { pay: 59 }, wage: { pay: 40 } })('low wage')]).toEqual([])
    expect([...readerOf({ low: { pay: 60 }, wage: { pay: 40 }, loan: { pay: -1 } })('a low wage loan')]).toEqual([])
  })

  test('where one passage or part mentions it; words against it in another change nothing', () => {
    const read = readerOf({ wage: { pay: 900 }, loan: { pay: -900 } })
    expect([...read('A wage. A loan.')]).toEqual(['pay'])
    expect([...read('A wage loan.')]).toEqual([])
    expect([...read('A wage, a loan.')]).toEqual(['pay'])
  })

  test('only if it is wanted', () => {
    expect([...readerOf({ wage: { pay: 900, leave: 900 } }, ['leave'])('wage')]).toEqual(['leave'])
  })
})

describe('a text mentions', () => {
  test.each([
    ['The salary is always late', ['late_pay']],
    ['Good salary increments', ['raises']],
    ['Overtime is not paid. My manager shouts.', ['managers', 'overtime', 'respect']],
    ['No promotions', ['promotions']],
    ['Many promotions', ['promotions']],
    ['تأخير الرواتب', ['late_pay']],
    ['الرواتب لا تتأخّر أبدًا', ['late_pay']],
    ['راتب قليل بدون بدلات', ['allowances', 'pay']],
    ['Good salary, medical insurance, annual leave', ['insurance', 'leave', 'pay']],
    ['المديرون يراقبون كل شيء، ولا مكافآت', ['bonuses', 'managers']],
    ['ضغط شغل', ['workload']],
    ['ظغط شغل', ['workload']],
    ['We sell cars, phones and insurance', []],
    ['التأمينات الاجتماعية', []],
    ['They sell medical insurance', []],
    ['Vaccation is never approved', ['leave']],
    ['بونصصصص', ['bonuses']],
    ['شركة ممتازة', []],
    ['Good company', []],
    ['', []],
  ])('%s: %j', (text, aspects) => expect([...readAll(text)].sort()).toEqual(aspects))

  test('an aspect that is not found well enough is known, and not published', () => {
    expect(findAspects('No promotions and a late bonus')).not.toContain('promotions')
  })

  test('what it does in a reasonable time, however hard it is made', () => {
    const texts = ['salary '.repeat(75), 'تأخير راتب '.repeat(45), '. '.repeat(250), 'x'.repeat(500)]
    const read = measureProcessor(() => {
      for (const text of texts) findAspects(text)
    })
    expect(read).toBeLessThan(500)
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
