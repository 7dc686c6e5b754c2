import type { Pay, PayBar, SalaryStatistics } from '../../../contract/companies/salaries.ts'
import { type Counts, fewestPeople, guarded, guardedParts, peopleIn } from '../guard.ts'
import { lowestOfBin, payOfBin } from '../pay.ts'

type Level = { id: number; name: string; counts: Counts }

/**
 * What may be shown of released pay counts. No sum and no average of pay is among it, so nobody's share in one can be
 * too large; a bar and a level are about at least 5 people, and so is whatever is left over.
 */
export function payStatistics(all: Counts, levels: readonly Level[]): SalaryStatistics {
  const pay = guarded(all, payOf)
  if (!pay) return { pay: null, bars: [], levels: [], other: 0 }
  const shown = guardedParts(partsOf(all, levels))?.parts ?? new Map<string, number>()
  const parts = levels.filter(({ id }) => shown.has(String(id)))
  const told = parts.map(({ id, name, counts }) => ({ id, name, ...payOf(counts) }))
  return {
    pay,
    bars: barsOf(all),
    levels: told,
    other: told.reduce((rest, { people }) => rest - people, pay.people),
  }
}

/** People by level, and those whose level is not released yet. */
function partsOf(all: Counts, levels: readonly Level[]): Counts {
  const parts = new Map(levels.map(({ id, counts }) => [String(id), peopleIn(counts)]))
  return parts.set('rest', Math.max(0, peopleIn(all) - peopleIn(parts)))
}

const inOrder = (counts: Counts) => [...counts].map(([bin, n]) => [Number(bin), n] as const).sort(([a], [b]) => a - b)

/** Median and middle half, read from the bins. */
function payOf(counts: Counts): Pay {
  const bins = inOrder(counts)
  const people = peopleIn(counts)
  const at = (share: number) => {
    let rank = Math.max(1, Math.ceil(people * share))
    for (const [bin, n] of bins) {
      rank -= n
      if (rank <= 0) return rounded(payOfBin(bin))
    }
    return 0
  }
  return { people, median: at(1 / 2), low: at(1 / 4), high: at(3 / 4) }
}

const rounded = (riyals: number) => Math.round(riyals / 100) * 100

const barsAtMost = 8

/**
 * The histogram: neighbouring bins together, as fine as `barsAtMost` allows, and every bar about at least 5 people. The
 * ends are open, since they would tell the lowest and the highest pay. Empty where one bar would hold everybody.
 */
function barsOf(counts: Counts): PayBar[] {
  const bins = inOrder(counts)
  const [first, last] = [bins[0]![0], bins.at(-1)![0]]
  const width = Math.ceil((last - first + 1) / barsAtMost)
  const groups: { from: number; people: number }[] = []
  let open: { from: number; people: number } | undefined
  for (let from = first; from <= last; from += width) {
    const people = bins.filter(([bin]) => bin >= from && bin < from + width).reduce((sum, [, n]) => sum + n, 0)
    open = { from: open?.from ?? from, people: people + (open?.people ?? 0) }
    if (open.people < fewestPeople) continue
    groups.push(open)
    open = undefined
  }
  if (open) groups.at(-1)!.people += open.people
  if (groups.length < 2) return []
  return groups.map(({ from, people }, place) => ({
    from: place === 0 ? null : rounded(lowestOfBin(from)),
    to: place === groups.length - 1 ? null : rounded(lowestOfBin(groups[place + 1]!.from)),
    people,
  }))
}
