import { expect, test } from 'vitest'
import { ShortNames } from '../build/short-names.ts'
import { listSlots, parseWrittenStyles } from '../src/client/ui/styles/written-styles.ts'

const button = '{root:{sj55zd:"f1abc",Bt984gj:["f2ltr","f2rtl"],B6of3ja:0}}'
const link = '{root:{sj55zd:"f3def"},end:{}}'

/** Returns the output for two modules, read in this order. */
function built(first: string, second: string) {
  const names = new ShortNames()
  const marked = [first, second].map((one) => names.mark(one))
  names.giveOut()
  return { names, code: marked.map((one) => names.inCode(`__css(${one})`)) }
}

test('a class has one short name in scripts and style sheet, no matter what the order modules are read in', () => {
  const { names, code } = built(button, link)
  expect(code).toEqual(['__css({"root":"A-0 B C-0/C-1"})', '__css({"root":"A-1","end":""})'])
  expect(built(link, button).code).toEqual([...code].reverse())
  expect(names.inSheet('.f1abc:hover{color:red}\n.f2rtl{margin:.5px}')).toBe('.A-0:hover{color:red}\n.C-1{margin:.5px}')
})

test('what mirrors stays two properties: the left of one direction is the right of the other', () => {
  const start = '{icon:{left:["fLeft","fRight"]}}'
  const edges = '{root:{right:["fRight","fLeft"],left:["fLeft","fRight"]}}'
  const { names, code } = built(start, edges)
  expect(code).toEqual(['__css({"icon":"A-0/B-0"})', '__css({"root":"A-0/B-0 B-0/A-0"})'])
  expect(built(edges, start).code).toEqual([...code].reverse())
  expect(listSlots({ root: 'A-0/B-0 B-0/A-0' })).toEqual({ root: { A: ['A-0', 'B-0'], B: ['B-0', 'A-0'] } })
  expect(names.inSheet('.fLeft{padding-left:1px}')).toBe('.A-0{padding-left:1px}')
})

test('two words that would be read as one property fail the build', () => {
  const names = new ShortNames()
  const marked = names.mark('{root:{one:"fSame",other:"fSame"}}')
  names.giveOut()
  expect(() => names.inCode(marked)).toThrow('two words of one property')
})

test('another build of the same sources has the same names', () => {
  const { names, code } = built(button, link)
  const other = ShortNames.from(JSON.parse(JSON.stringify(names)))
  expect(other.inCode(`__css(${other.mark(button)})`)).toBe(code[0])
})

test('the browser reads a slot as classes by property', () => {
  expect(listSlots({ root: 'A-0 B C-0/C-1', end: '' })).toEqual({
    root: { A: 'A-0', B: 0, C: ['C-0', 'C-1'] },
    end: {},
  })
})

test('the classes of a reset are shortened as well, and one that is missing stays missing', () => {
  const names = new ShortNames()
  const marked = [names.mark('"r1abc"'), names.mark('null')]
  names.giveOut()
  expect(marked.map((one) => names.inCode(one))).toEqual(['"_0"', 'null'])
})

test('what is no name of ours stays as it is', () => {
  const names = new ShortNames()
  names.mark(link)
  names.giveOut()
  expect(names.inCode('const price = "$reset$unknown"')).toBe('const price = "$reset$unknown"')
  expect(names.inSheet('.fui-Button{}.f9other{}')).toBe('.fui-Button{}.f9other{}')
})

test('names go on behind Z', () => {
  const names = new ShortNames()
  const many = Array.from({ length: 26 * 36 + 27 }, (_, at) => `q${String(at).padStart(4, '0')}:"f${at}"`)
  const marked = names.mark(`{root:{${many.join()}}}`)
  names.giveOut()
  const words = names.inCode(marked).match(/[A-Z][\da-z]*-0/g)!
  expect(new Set(words).size).toBe(many.length)
  expect([words[25], words[26], words[26 + 36 * 26]]).toEqual(['Z-0', 'A0-0', 'A10-0'])
})

test("who says which way it runs, as Fluent's provider does, is heard", () => {
  const use = parseWrittenStyles((slots) => (own) => ({ root: `${Object.keys(slots)} ${JSON.stringify(own)}` }))({
    root: 'A-0',
  })
  expect(use({ dir: 'rtl' })).toEqual({ root: 'root {"dir":"rtl"}' })
})
