import type { Arithmetic } from '../../../contract/statistics/arithmetic.ts'

/**
 * Translates a formula of the contract to lines of PL/pgSQL: its named values are declared in order, each computed from
 * those before, and `result` is the expression to return. All numbers are `double precision`, as they are in
 * TypeScript. Throws when a formula gives one name to two values.
 */
export function toSql(formula: (arithmetic: Arithmetic<string>) => string): {
  declarations: string
  result: string
} {
  const declared = new Map<string, string>()
  const writeInfix = (sign: string) => (a: string, b: string) => `(${a} ${sign} ${b})`
  const result = formula({
    of: (value) => `${value}::float8`,
    add: writeInfix('+'),
    subtract: writeInfix('-'),
    multiply: writeInfix('*'),
    divide: writeInfix('/'),
    squareRoot: (a) => `sqrt(${a})`,
    least: (a, b) => `least(${a}, ${b})`,
    greatest: (a, b) => `greatest(${a}, ${b})`,
    name: (name, value) => {
      if (declared.has(name)) throw new Error(`the formula names two values ${name}`)
      declared.set(name, value)
      return name
    },
  })
  const declarations = [...declared].map(([name, value]) => `${name} CONSTANT double precision := ${value};`).join('\n')
  return { declarations, result }
}
