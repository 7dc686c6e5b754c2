// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is code as it stands in the sources

import { readFileSync } from 'node:fs'

/**
 * A line of the checklist made untrue by hand: `instead` replaces `of`. `name` matches the titles of its tests, where
 * these do not name the line.
 */
type Untrue = { line: string; path: string; of: string; instead: string; name?: RegExp }

/**
 * Changes that no test noticed in a review of the project, each adapted to the code as it is: `npm run mutants --
 * --review` requires that every one of them is noticed.
 */
const untrue: readonly Untrue[] = [
  {
    line: 'C-017',
    path: 'src/server/statistics/reading/pay/parts.ts',
    of: 'computeAveragePay(of.get(part.id)!)',
    instead: 'part.median',
  },
  {
    line: 'P-027',
    path: 'src/client/features/salaries/browse/TitleDetails.tsx',
    of: 'title={name} onShare',
    instead: "title='' onShare",
  },
  {
    line: 'P-025',
    path: 'src/server/reviews/submit.ts',
    of: 'author.companies.some((id) => about.companies.includes(id))',
    instead: 'author.companies.length > 0',
  },
  { line: 'C-012', path: 'src/client/features/salaries/compare/standing.ts', of: '? 30 : 21', instead: '? 21 : 30' },
  { line: 'V-041', path: 'src/contract/form/fields.ts', of: '|[-_])*$', instead: '|[-_.])*$' },
  {
    line: 'E-073',
    path: 'src/contract/form/stages.ts',
    of: 'to: 399, required: false',
    instead: 'to: 399, required: true',
  },
  { line: 'D-008', path: 'sw/caches.ts', of: "'companies', 50,", instead: "'companies', 1," },
  { line: 'D-011', path: 'src/client/outbox/store.ts', of: 'await promisifyRequest(store.transaction)', instead: '' },
  {
    line: 'D-012',
    path: 'src/client/outbox/start.ts',
    of: 'queue.offline = false\n    void resumeAndSend()',
    instead: 'queue.offline = false',
  },
  {
    line: 'offline 4',
    path: 'sw/caches.ts',
    of: "!request.headers.has('Authorization')",
    instead: 'request !== undefined',
  },
  {
    line: 'V-157',
    path: 'src/contract/form/rules.ts',
    of: 'value > getRiyadhDay(now).slice(0, 7)',
    instead: 'value.slice(0, 4) > getRiyadhDay(now).slice(0, 4)',
  },
  { line: 'V-170', path: 'src/server/accounts/security/password-again.ts', of: 'if (!fits)', instead: 'if (false)' },
  {
    line: 'A-041',
    path: 'src/server/accounts/links.queries.ts',
    of: 'and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose))',
    instead: 'eq(oneTimeTokens.tokenHash, tokenHash)',
  },
  {
    line: 'C-045',
    path: 'src/client/screens/Company.tsx',
    of: 'signedIn && company.unlocked === 0',
    instead: 'signedIn',
  },
  {
    line: 'C-044',
    path: 'src/client/screens/Company.tsx',
    of: 'signedIn && company.unlocked === 0',
    instead: 'company.unlocked === 0',
  },
  {
    line: 'P-030',
    path: 'src/server/employers/answers.routes.ts',
    of: '|| !(await findRole(tx, call.account.id, review.companyId))',
    instead: '',
  },
  { line: 'P-031', path: 'src/server/employers/own-company.ts', of: 'role === undefined ?', instead: 'false ?' },
  {
    line: 'H-026',
    path: 'src/server/employers/unlock/unlock.routes.ts',
    of: '    website,\n',
    instead: '    website: null,\n',
  },
  { line: 'P-036', path: 'src/server/platform/http/account.ts', of: 'if (!verified) return []', instead: '' },
  {
    line: 'P-037',
    path: 'src/server/app/serve.ts',
    of: '!listRoles(session.account).includes(endpoint.access)',
    instead: "endpoint.access !== 'employer' && !listRoles(session.account).includes(endpoint.access)",
  },
  {
    line: 'S-002',
    path: 'src/client/features/search/use-search-box.ts',
    of: '? buildSearchPath(typed)',
    instead: "? buildSearchPath('')",
  },
  {
    line: 'S-005',
    path: 'src/client/features/search/use-search-box.ts',
    of: 'is_approved === 0 ? undefined : buildCompanyPath(id)',
    instead: 'buildCompanyPath(id ?? is_approved)',
  },
  {
    line: 'S-001',
    path: 'src/client/features/search/use-search-box.ts',
    of: '/company/${id}/overview',
    instead: '/company/${id}',
  },
  {
    line: 'F-018',
    path: 'src/client/shell/Footer.tsx',
    of: 'settings[`${network}_url`]',
    instead: "(settings[`${network}_url`] ?? 'https://example.com')",
  },
  {
    line: 'H-008',
    path: 'src/server/studies/studies.routes.ts',
    of: "if (!(await markAnswered(tx, services.privacy.mark(account.secret, 'study', id))))\n    return",
    instead:
      "if ((await markAnswered(tx, services.privacy.mark(account.secret, 'study', id))) === undefined)\n    return",
  },
  {
    line: 'E-037',
    path: 'src/client/features/companies/page/Facts.tsx',
    of: 'href={`/company/${id}`}',
    instead: 'href={`/company/${company.id}`}',
  },
  {
    line: 'L-009',
    path: 'src/client/i18n/format.ts',
    of: 'rating: (value) => formatNumber(value, 1)',
    instead: 'rating: (value) => formatNumber(Math.floor(value * 10) / 10, 1)',
  },
  {
    line: 'X-030',
    path: 'src/client/forms/controls/choose/OptionList.tsx',
    of: 'box.typed.trim() ?',
    instead: 'box.typed.length < 0 ?',
  },
  {
    line: 'E-026',
    path: 'src/server/companies/present.ts',
    of: 'unlocked: row.unlocked ? 1 : 0',
    instead: 'unlocked: 1',
  },
]

/** Returns these as changes in the code. Throws where the code does not contain the text to change. */
export function reviewed() {
  return untrue.map(({ line, path, of, instead, name = new RegExp(`\\b${line}\\b`) }) => {
    const start = readFileSync(path, 'utf8').indexOf(of)
    if (start < 0) throw new Error(`${path} does not say ${of} any more`)
    return { line, name, path, start, end: start + of.length, text: instead }
  })
}
