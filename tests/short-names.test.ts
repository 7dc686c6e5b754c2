import { expect, test } from 'vitest'
import { ShortNames } from '../build/short-names.ts'

const button = '{root:{sj55zd:"f1abc",Bt984gj:["f2ltr","f2rtl"],B6of3ja:0}}'
const link = '{root:{sj55zd:"f3def"}}'

/** What two modules become, read in this order. */
function built(first: string, second: string) {
  const names = new ShortNames()
  const marked = [first, second].map((one) => names.mark(one))
  names.giveOut()
  return { names, code: marked.map((one) => names.inCode(`__css(${one})`)) }
}

test('a class has one short name in scripts and style sheet, whatever the order modules are read in', () => {
  const { names, code } = built(button, link)
  expect(code).toEqual(['__css({"root":{"p2":"_0","p1":["_1","_2"],"p0":0}})', '__css({"root":{"p2":"_3"}})'])
  expect(built(link, button).code).toEqual([...code].reverse())
  expect(names.inSheet('.f1abc:hover{color:red}\n.f2rtl{margin:.5px}')).toBe('._0:hover{color:red}\n._2{margin:.5px}')
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
  expect(names.inCode('const price = "$c$unknown"')).toBe('const price = "$c$unknown"')
  expect(names.inSheet('.fui-Button{}.f9other{}')).toBe('.fui-Button{}.f9other{}')
})
