import type { PayParts } from '../../../../contract/salaries/pay.ts'
import { summed } from '../../guard.ts'
import { national, releasedCounters } from '../../ledger.queries.ts'
import { titleMeasure } from '../../pay-measures.ts'
import { within } from './figures.ts'
import { payParts } from './parts.ts'
import { ofList, type Reader } from './reader.ts'

/** What is told of every job title of the country, and of everybody in it: their sum. */
export async function releasedTitles({ db, lookups }: Pick<Reader, 'db' | 'lookups'>) {
  const titles = lookups.items('jobtitles').map(({ id }) => titleMeasure(id))
  const released = await releasedCounters(db, national, titles)
  return { released, everybody: summed(titles.map(released)) }
}

/**
 * What departments are paid in the whole country, highest first: the sums of what is told of their job titles, which tell
 * nothing more of anybody.
 */
export async function departmentPay(reader: Reader): Promise<PayParts> {
  const titles = reader.lookups.items('jobtitles')
  const { released, everybody } = await releasedTitles(reader)
  const { parts, rest } = payParts(
    ofList(reader, 'departments').map((part) => ({
      ...part,
      released: within(
        everybody,
        summed(
          titles.filter(({ parentId }) => String(parentId) === part.id).map(({ id }) => released(titleMeasure(id))),
        ),
      ),
    })),
  )
  const middle = ({ median, from, to }: (typeof parts)[number]) => median ?? (from + to) / 2
  return { parts: parts.sort((a, b) => middle(b) - middle(a)), rest }
}
