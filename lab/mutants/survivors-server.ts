// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is code as it stands in the sources

import type { Survivor } from './survivors.ts'

/** Changes in the server and the contract that no test noticed. */
export const ofServer: readonly Survivor[] = [
  {
    path: 'src/contract/search/rank.ts',
    of: 'return { item, score: scoreOf(fits) + acrossNames, whole: false, text: item.name, marks }',
    instead: 'return { item, score: scoreOf(fits) + acrossNames, ...{}, text: item.name, marks }',
    kind: 'equivalent',
    why: 'Nothing is read as no: who asks whether all of a name was typed takes both alike (national.ts).',
  },
  {
    path: 'src/server/companies/companies.queries.ts',
    of: ".prepare('company_by_id'),",
    instead: ".prepare('company_by_id-'),",
    kind: 'equivalent',
    why: 'The name of a prepared query, which nobody sees: any will do that no other has.',
  },
  {
    path: 'src/server/companies/search/search.queries.ts',
    of: ".prepare('companies_in_ranges'),",
    instead: ".prepare('companies_in_ranges-'),",
    kind: 'equivalent',
    why: 'The name of a prepared query, which nobody sees: any will do that no other has.',
  },
  {
    path: 'src/server/lookups/lookups.routes.ts',
    of: 'also: [...lookups.named(item, language).also],',
    instead: '...{},',
    kind: 'equivalent',
    why: 'What stands before it in the same object has the other names already; it is there for their type.',
  },
]
