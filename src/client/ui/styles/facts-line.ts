/** A number and the one word that ends a fact, as in `took 6 weeks`. */
const counted = /(\d\S*) (?=\S+$)/

/**
 * Short facts as one text, `A · B`; the dot stays with the fact before it, so that no line begins with one, and a number
 * with what it counts.
 */
export const buildFactsLine = (facts: readonly (string | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [fact.replace(counted, '$1\u00A0')] : [])).join('\u00A0· ')
