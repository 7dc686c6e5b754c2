/** Matches a number and the one word that ends a fact, as in `took 6 weeks`. */
const counted = /(\d\S*) (?=\S+$)/

/**
 * Joins short facts into one text, `A · B`; the dot does not wrap away from the fact before it, so that no line begins
 * with one, nor a number from the word after it.
 */
export const buildFactsLine = (facts: readonly (string | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [fact.replace(counted, '$1\u00A0')] : [])).join('\u00A0· ')
