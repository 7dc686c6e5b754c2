// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is code as it stands in the sources

import type { Uncured } from './cures.ts'

const journey = (...names: string[]) => names.map((name) => `tests/journeys/${name}.test.ts`)
const limits = journey('limits')
const accounts = journey('accounts')
const social = journey('social')
const pages = journey('pages')

/** The cures of findings of low severity, and of those made since. */
export const fromLOn: readonly Uncured[] = [
  {
    finding: 'L1',
    path: 'src/server/limits/limits.ts',
    of: 'return privacy.limitKey(name, String(per), ...by.flatMap((part) => [part, read(part)]))',
    instead:
      'return privacy.limitKey(name, boot, String(per), ...by.flatMap((part) => [part, read(part)]))\n  }\n  const boot = String(Math.random())\n  {',
    tests: limits,
  },
  {
    finding: 'L2',
    path: 'src/server/files/pdf.ts',
    onDisk: true,
    of: "if (hasActive(given)) return 'file_active'",
    instead: "if (hasActive(given) && !given) return 'file_active'",
    tests: ['src/server/files/take.test.ts', ...journey('hostile-files')],
  },
  {
    finding: 'L3',
    path: 'src/server/accounts/sessions.ts',
    of: 'maxDays = 90',
    instead: 'maxDays = 9000',
    tests: accounts,
  },
  {
    finding: 'L3',
    path: 'src/server/accounts/sessions.ts',
    of: 'found?.account.moderates || found?.account.administers ? moderatorDays : maxDays',
    instead: 'maxDays',
    tests: [...accounts, ...journey('second-factor')],
  },
  {
    finding: 'L4',
    path: 'src/server/accounts/common-passwords.ts',
    of: 'if (forms.some((form) => common.has(form))) return true',
    instead: 'if (about.length < 9) return false',
    tests: ['src/server/accounts/common-passwords.test.ts'],
  },
  {
    finding: 'L5',
    path: 'src/server/accounts/social/social.ts',
    of: "payload.azp === undefined ? typeof payload.aud === 'string' : payload.azp === trusted.audience",
    instead: 'true',
    tests: social,
  },
  {
    finding: 'L5',
    path: 'src/server/registration/social.routes.ts',
    of: "(await limits.attempt('idToken', vouching)).may !== 'go'",
    instead: 'false',
    tests: social,
  },
  {
    finding: 'L5',
    path: 'src/server/registration/social.routes.ts',
    of: 'const own = await findAccountOfIdentity({ db, privacy }, identity)',
    instead: 'const own = undefined as string | undefined',
    tests: social,
  },
  {
    finding: 'L6',
    path: 'src/server/app/listen.ts',
    of: 'if (count > most) socket.destroy()',
    instead: '',
    tests: journey('listening'),
  },
  {
    finding: 'L6',
    path: 'src/server/app/listen.ts',
    of: 'requestTimeout: request,',
    instead: 'requestTimeout: 0 * request,',
    tests: journey('listening'),
  },
  {
    finding: 'L7',
    path: 'src/server/app/serve.ts',
    of: 'if (files > 0 && session) {',
    instead: 'if (files > 99 && session) {',
    tests: journey('hostile-files'),
  },
  {
    finding: 'L8',
    path: 'src/server/companies/proposals.queries.ts',
    of: 'return round ? inArray(table.mark, listProposedNames(person, what, round)) : sql`false`',
    instead: 'return sql`true`',
    tests: journey('company-change'),
  },
  {
    finding: 'L8',
    path: 'src/server/companies/proposals.queries.ts',
    of: "const mark = listProposedNames(person, what, round).find((name) => !taken.has(name.toString('hex')))",
    instead: 'const mark = taken.size > 1000 ? undefined : Buffer.from(String(Math.random()))',
    tests: journey('company-change'),
  },
  {
    finding: 'L10',
    path: 'src/server/mail/deliver.ts',
    of: 'link && isTrial',
    instead: 'link || isTrial',
    tests: ['src/server/mail/deliver.test.ts'],
  },
  {
    finding: 'L10',
    path: 'src/server/mail/deliver.ts',
    of: 'keptHours = 48',
    instead: 'keptHours = 4800',
    tests: ['src/server/mail/deliver.test.ts'],
  },
  {
    finding: 'L11',
    path: 'src/server/accounts/reset.ts',
    of: "await mail.add(tx, isAnew ? { kind: 'begun_anew', day, ...to } : { kind: 'password_changed', ...to }, now)",
    instead: '',
    tests: journey('reset'),
  },
  {
    finding: 'L11',
    path: 'src/server/audit/audit.ts',
    of: 'return appendEntry(tx,',
    instead: 'return entry.at ? Promise.resolve() : appendEntry(tx,',
    tests: journey('admin'),
  },
  {
    finding: 'L11',
    path: 'src/server/limits/limits.ts',
    of: 'onReached?.(name)',
    instead: '',
    tests: journey('metrics'),
  },
  {
    finding: 'L12',
    path: 'package-lock.json',
    onDisk: true,
    of: '"integrity": "sha512-',
    instead: '"integrity": "sha1-',
    tests: ['tests/supply-chain.test.ts'],
  },
  {
    finding: 'L14',
    path: 'src/contract/form/turning.ts',
    of: 'turning = /[\\u202A-\\u202E\\u2066-\\u2069]/',
    instead: 'turning = /(?!)/',
    tests: ['src/contract/form/check.test.ts'],
  },
  {
    finding: 'L15',
    path: 'src/server/pages/pages.ts',
    of: "new Set(['/manifest.json'])",
    instead: 'new Set<string>()',
    tests: pages,
  },
  {
    finding: 'L16',
    path: 'src/server/pages/pages.ts',
    of: 'search: pickKnownQuery(first, search)',
    instead: 'search',
    tests: pages,
  },
  {
    finding: 'a warning lost',
    path: 'src/server/limits/limits.ts',
    of: 'points >= max',
    instead: 'points === max',
    tests: limits,
  },
  {
    finding: 'a key of somebody else',
    path: 'src/server/accounts/security/presence.ts',
    of: "fresh === 'keys' &&",
    instead: "fresh === 'keys' && fresh !== 'keys' &&",
    tests: journey('second-factor', 'passkeys'),
  },
  {
    finding: 'an e-mail changed unnoticed',
    path: 'src/server/accounts/email/change-email.ts',
    of: "await mail.add(tx, { kind: 'email_changed', to: before, language, day, link: address }, now)",
    instead: '',
    tests: journey('account-security'),
  },
]
