/** Short facts as one text, `A · B`; the dot stays with the fact before it, so that no line begins with one. */
export const factsLine = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00A0· ')
