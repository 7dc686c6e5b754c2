import type { LookupItem } from '../../../contract/lookups/lists.ts'
import { markMatch } from '../../ui/match.ts'

/** So many fit a screen several times over; more would only be scrolled past, and slow slow phones. */
export const mostShown = 60

/**
 * The items whose name holds the typed text (forgiving Arabic spelling and letter case), names that begin with it
 * first, then words that do, then the rest, each in the list's own order.
 */
export function matching(items: readonly LookupItem[], typed: string): LookupItem[] {
  if (!typed.trim()) return [...items]
  const ranked: LookupItem[][] = [[], [], []]
  for (const item of items) {
    const [first, second] = markMatch(item.name, typed)
    if (first?.hit) ranked[0]!.push(item)
    else if (second?.hit) ranked[/[\s(/-]$/.test(first!.text) ? 1 : 2]!.push(item)
  }
  return ranked.flat()
}

/** The one item of exactly this name, as a person would say it is the same. */
export function sameName(items: readonly LookupItem[], typed: string): LookupItem | undefined {
  const text = typed.trim()
  return items.find(({ name }) => {
    const stretches = markMatch(name, text)
    return stretches.length === 1 && stretches[0]!.hit
  })
}
