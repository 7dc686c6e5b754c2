/** What readers see in the place of a passage that was removed. */
export const cutMark = '[…]'

/**
 * Replaces each occurrence of the passages by the mark of what was removed. Occurrences that overlap are removed as one,
 * so the order of the passages changes nothing.
 */
export function cutPassages(text: string, passages: readonly string[]): string {
  const found = passages.flatMap((passage) => findAll(text, passage)).sort((a, b) => a.from - b.from || b.end - a.end)
  let cut = ''
  let end = 0
  for (const one of found) {
    if (one.from >= end) cut += `${text.slice(end, one.from)}${cutMark}`
    end = Math.max(end, one.end)
  }
  return cut + text.slice(end)
}

function findAll(text: string, passage: string): { from: number; end: number }[] {
  const found: { from: number; end: number }[] = []
  if (passage === '') return found
  for (let from = text.indexOf(passage); from >= 0; from = text.indexOf(passage, from + 1))
    found.push({ from, end: from + passage.length })
  return found
}
