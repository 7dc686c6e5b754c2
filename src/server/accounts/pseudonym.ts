import { randomInt } from 'node:crypto'

/**
 * Creates a pseudonym that reveals nothing of its owner: a letter for the role and six letters or digits that are not
 * mistaken for one another.
 */
export function createPseudonym(role: 'A' | 'M'): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return `${role}-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
}
