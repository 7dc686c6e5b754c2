// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is code as it stands in the sources

import type { Survivor } from './survivors.ts'

/** What nobody noticed in the server and the contract. */
export const ofServer: readonly Survivor[] = [
  {
    path: 'src/contract/form/clean.ts',
    of: "case 'year':",
    instead: "case 'year-':",
    why: 'Beside the line: a year typed as text stays text and fails its rule, which form/clean.test.ts is about; whether it is asked stays as it is.',
  },
  {
    path: 'src/contract/form/clean.ts',
    of: "case 'yearMonth':",
    instead: "case 'yearMonth-':",
    why: 'Beside the line: a month is given back as it came, where others trim it; whether it is asked or sent stays as it is.',
  },
  {
    path: 'src/contract/form/clean.ts',
    of: "const isLine = field.kind === 'company' || (field.kind === 'text' && (field.input ?? 'word') === 'word')",
    instead:
      "const isLine = field.kind === 'company' || (field.kind === 'text' && (field.input ?? 'word') === 'word-')",
    why: 'Beside the line: signs nobody sees stay in a word; Arabic letters are accepted either way.',
  },
  {
    path: 'src/contract/form/clean.ts',
    of: "const isLine = field.kind === 'company' || (field.kind === 'text' && (field.input ?? 'word') === 'word')",
    instead:
      "const isLine = field.kind === 'company-' || (field.kind === 'text' && (field.input ?? 'word') === 'word')",
    why: 'Beside the line: signs nobody sees stay in a word; Arabic letters are accepted either way.',
  },
  {
    path: 'src/contract/form/fields.ts',
    of: 'pattern: /^(?=\\p{L})[\\p{Script=Arabic}\\p{Script=Latin}](?:(?=\\p{L})[\\p{Script=Arabic}\\p{Script=Latin}]|[-_])*$/u,',
    instead: '...{},',
    why: 'Beside the line, which is about what is accepted: without the pattern more is. Those that are refused have lines of their own.',
  },
  {
    path: 'src/contract/form/problems.ts',
    of: "case 'terms':",
    instead: "case 'terms-':",
    why: 'Beside the line: which fields a problem may name in the description of the calls; the answer travels all the same.',
  },
  {
    path: 'src/contract/form/problems.ts',
    of: "return ['accept_terms']",
    instead: "return ['accept_terms-']",
    why: 'Beside the line: which fields a problem may name in the description of the calls; the answer travels all the same.',
  },
  {
    path: 'src/contract/form/rules.ts',
    of: "if (!isWhole(offer.benefit_id) || seen.has(offer.benefit_id)) return wrong('not_a_choice', index, 'benefit_id')",
    instead:
      "if (!isWhole(offer.benefit_id) && seen.has(offer.benefit_id)) return wrong('not_a_choice', index, 'benefit_id')",
    why: 'Beside the line: the same benefit twice.',
  },
  {
    path: 'src/contract/form/rules.ts',
    of: "return typeof value === 'string' && value.length <= field.max ? right : wrong('malformed')",
    instead: "return typeof value === 'string-' && value.length <= field.max ? right : wrong('malformed')",
    why: 'Beside the line, which asks for the form; the rules of its fields are those of spec/employers-entry.test.ts.',
  },
  {
    path: 'src/contract/form/rules.ts',
    of: 'seen.add(offer.benefit_id)',
    instead: ';',
    why: 'Beside the line: the same benefit twice.',
  },
  {
    path: 'src/contract/form/shorter.ts',
    of: 'const asked = new Set(shorter.fields.map(({ name }) => name))',
    instead: 'const asked = new Set(shorter.fields.map(({ name }) => undefined))',
    why: 'Beside the line: which of two forms fits the answers; the answer travels either way.',
  },
  {
    path: 'src/contract/form/shorter.ts',
    of: "const isOwn = (name: string) => answers[name] !== undefined && answers[name] !== null && answers[name] !== ''",
    instead:
      "const isOwn = (name: string) => answers[name] !== undefined && answers[name] !== null || answers[name] !== ''",
    why: 'Beside the line: which of two forms fits the answers; the answer travels either way.',
  },
  {
    path: 'src/contract/form/shorter.ts',
    of: 'return form.fields.some(({ name, sent }) => sent !== false && !asked.has(name) && isOwn(name)) ? form : shorter',
    instead:
      'return !(form.fields.some(({ name, sent }) => sent !== false && !asked.has(name) && isOwn(name))) ? form : shorter',
    why: 'Beside the line: which of two forms fits the answers; the draft is kept either way.',
  },
  {
    path: 'src/contract/problems-of.ts',
    of: "...onlyWhere(!file, 'not_acceptable'),",
    instead: "...onlyWhere(!file, 'not_acceptable-'),",
    why: 'Beside the line: which problems the description of a call names; the call answers all the same.',
  },
  {
    path: 'src/contract/problems-of.ts',
    of: "...onlyWhere(knowsCaller && !whileClosed, 'account_closed'),",
    instead: "...onlyWhere(knowsCaller && whileClosed, 'account_closed'),",
    why: 'Beside the line: which problems the description of a call names; the flag is kept all the same.',
  },
  {
    path: 'src/contract/reviews/kinds.ts',
    of: 'return kinds.find((kind) => kind === answers.culturetype) ?? kinds[0]!',
    instead: 'return kinds.find((kind) => kind === answers.culturetype) ?? kinds[(0 + 1)]!',
    why: 'Without a kind the answers are refused for that before it matters which form they are held against.',
  },
  {
    path: 'src/contract/search/rank.ts',
    of: 'return { item, score: scoreOf(fits) + acrossNames, whole: false, text: item.name, marks }',
    instead: 'return { item, score: scoreOf(fits) + acrossNames, ...{}, text: item.name, marks }',
    why: 'Beside the line: the order of what fits, not what is in it.',
  },
  {
    path: 'src/contract/search/rank.ts',
    of: 'return { item, score: scoreOf(fits) + acrossNames, whole: false, text: item.name, marks }',
    instead: 'return { item, score: scoreOf(fits) + acrossNames, whole: false, text: item.name, ...{} }',
    why: 'Beside the line: the order of what fits, not what is in it.',
  },
  {
    path: 'src/server/accounts/accounts.queries.ts',
    of: ".where(and(eq(sessions.tokenHash, sql.placeholder('hash')), eq(accounts.blocked, false)))",
    instead: ".where(and(eq(sessions.tokenHash, sql.placeholder('hash-')), eq(accounts.blocked, false)))",
    why: 'The query is made once and kept, so the change, which is chosen while the code runs, came too late to be seen.',
  },
  {
    path: 'src/server/app/serve.ts',
    of: 'packs: isShared(endpoint),',
    instead: '...{},',
    why: 'Beside the line: whether the answer is packed, which nobody sees but by its size.',
  },
  {
    path: 'src/server/companies/companies.queries.ts',
    of: ".prepare('company_by_id'),",
    instead: ".prepare('company_by_id-'),",
    why: 'The name of a prepared query, which nobody sees.',
  },
  {
    path: 'src/server/companies/companies.queries.ts',
    of: '.select({ id: companyVersions.companyId, version: companyVersions.version })',
    instead: '.select({ id: companyVersions.companyId, ...{} })',
    why: 'Beside the line: by which version a page is kept in memory.',
  },
  {
    path: 'src/server/companies/companies.queries.ts',
    of: ".where(eq(companies.id, sql.placeholder('id')))",
    instead: ".where(eq(companies.id, sql.placeholder('id-')))",
    why: 'The query is made once and kept, so the change, which is chosen while the code runs, came too late to be seen.',
  },
  {
    path: 'src/server/companies/companies.routes.ts',
    of: '[...rows].sort((a, b) => Number(b.isApproved) - Number(a.isApproved))',
    instead: '[...rows].sort((a, b) => Number(b.isApproved) + Number(a.isApproved))',
    why: 'Beside the line: the order of results, not what they are.',
  },
  {
    path: 'src/server/files/take.ts',
    of: "if (told === 'ready') begun.ready = true",
    instead: "if (told === 'ready-') begun.ready = true",
    why: 'Beside the line: the child that judges files counts as not begun yet and is waited for; kinds of files are judged all the same.',
  },
  {
    path: 'src/server/files/take.ts',
    of: "if (waiting.length >= maxWaiting) return 'unavailable'",
    instead: "if (waiting.length > maxWaiting) return 'unavailable'",
    why: 'Beside the line: one more may wait; "takes no more than a few that wait" in take.test.ts is about that.',
  },
  {
    path: 'src/server/lookups/check-lookups.ts',
    of: 'const field = form.fields.find((one) => one.name === name)',
    instead: 'const field = form.fields.find((one) => one.name !== name)',
    why: 'Beside the line: where the place of a problem stands.',
  },
  {
    path: 'src/server/lookups/lookups.queries.ts',
    of: 'if (rows.length > 0) await db.insert(settings).values(rows).onConflictDoNothing()',
    instead: 'if (rows.length > (0 + 1)) await db.insert(settings).values(rows).onConflictDoNothing()',
    why: 'A single setting would not be written: the tests write several at a time, as the operator does to begin with.',
  },
  {
    path: 'src/server/lookups/lookups.routes.ts',
    of: "...(list === 'jobtitles' && item.parentId !== null ? { department: item.parentId } : {}),",
    instead: "...(list !== 'jobtitles' && item.parentId !== null ? { department: item.parentId } : {}),",
    why: 'Beside the line: the department of a job title, which the forms read; the list and its shape stay.',
  },
  {
    path: 'src/server/lookups/lookups.routes.ts',
    of: "...(list === 'jobtitles' && item.parentId !== null ? { department: item.parentId } : {}),",
    instead: "...(list === 'jobtitles' && item.parentId !== null ? { ...{} } : {}),",
    why: 'Beside the line: the department of a job title, which the forms read; the list and its shape stay.',
  },
  {
    path: 'src/server/lookups/lookups.routes.ts',
    of: 'also: [...lookups.named(item, language).also],',
    instead: '...{},',
    why: 'Beside the line: other names an item is found by, which are for the choice in the browser.',
  },
  {
    path: 'src/server/platform/http/account.ts',
    of: "if (represents) roles.push('employer')",
    instead: 'if (represents) ;',
    why: 'Beside the line: what who speaks for a company may do, P-028 to P-037.',
  },
  {
    path: 'src/server/platform/http/device.ts',
    of: "if (/Mobi|iPhone|Android/i.test(userAgent)) return 'phone'",
    instead: "if (/Mobi|iPhone|Android/i.test(userAgent)) return 'phone-'",
    why: 'Beside the line: how a device is called in the list of sessions; the setting of the same name is another thing.',
  },
  {
    path: 'src/server/platform/http/shared.ts',
    of: "export const isShared = ({ method, access }: AnyEndpoint): boolean => method === 'GET' && access === 'public'",
    instead:
      "export const isShared = ({ method, access }: AnyEndpoint): boolean => method !== 'GET' && access === 'public'",
    why: 'Beside the line: whether pages of other sites may read the answer.',
  },
  {
    path: 'src/server/platform/http/shared.ts',
    of: "export const isShared = ({ method, access }: AnyEndpoint): boolean => method === 'GET' && access === 'public'",
    instead:
      "export const isShared = ({ method, access }: AnyEndpoint): boolean => method === 'GET' && access === 'public-'",
    why: 'Beside the line: whether pages of other sites may read the answer.',
  },
  {
    path: 'src/server/platform/months.ts',
    of: 'return Number(toMonth(now).slice(0, 4))',
    instead: 'return Number(toMonth(now).slice(0, (4 + 1)))',
    why: 'Beside the line: which years may be given.',
  },
  {
    path: 'src/server/profile/profile.routes.ts',
    of: "return saved(call, 'profile_saved', async (vault, tx) => {",
    instead: "return saved(call, 'profile_saved-', async (vault, tx) => {",
    why: 'Beside the line: the words that say it was saved, not what is kept; journeys/profile.test.ts reads them.',
  },
  {
    path: 'src/server/reviews/reviews.routes.ts',
    of: "if (!isOfKind(kind, answers)) return refuse(422, 'not_a_choice', 'culturetype')",
    instead: "if (!isOfKind(kind, answers)) return refuse((422 + 1), 'not_a_choice', 'culturetype')",
    why: 'Beside the line: the status of a refusal of another field; the code of the problem is the same.',
  },
  {
    path: 'src/server/reviews/submit.ts',
    of: "return { ok: true, answer: { status: 200, message: kind === 'salary' ? 'salary_received' : 'review_received' } }",
    instead:
      "return { ok: false, answer: { status: 200, message: kind === 'salary' ? 'salary_received' : 'review_received' } }",
    why: 'Beside the line: which words thank, not what was sent.',
  },
  {
    path: 'src/server/statistics/company-statistics.queries.ts',
    of: "const counters = await openCounters(db, companyId, ['count', 'company.rate'])",
    instead: "const counters = await openCounters(db, companyId, ['count', 'company.rate-'])",
    why: 'Beside the line: the rating of the company, not of its CEO.',
  },
  {
    path: 'src/server/statistics/company-statistics.queries.ts',
    of: "const rating = computeRatingInterval(starsOf(counters.get('company.rate')))",
    instead: "const rating = computeRatingInterval(starsOf(counters.get('company.rate-')))",
    why: 'Beside the line: the rating of the company, not of its CEO.',
  },
  {
    path: 'src/server/statistics/company-statistics.queries.ts',
    of: "distribution: starsOf(counters.get('company.rate')).map(([, people]) => people),",
    instead: "distribution: starsOf(counters.get('company.rate-')).map(([, people]) => people),",
    why: 'Beside the line: the rating of the company, not of its CEO.',
  },
]
