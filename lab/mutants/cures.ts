// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is code as it stands in the sources

import { fromLOn } from './cures-low.ts'

/**
 * A finding with its cure removed: `instead` replaces `of` (the first occurrence); one of these tests has to fail then.
 * `onDisk`: the file is changed on disk, where another process reads it.
 */
export type Uncured = {
  finding: string
  path: string
  of: string
  instead: string
  tests: readonly string[]
  onDisk?: true
}

const journey = (...names: string[]) => names.map((name) => `tests/journeys/${name}.test.ts`)
const limits = journey('limits')
const accounts = journey('accounts')
const table = 'src/server/limits/table.ts'
const people = 'src/server/platform/db/sql/company-people.sql'
const taken = ['src/server/files/take.test.ts']

/** The cured findings of `docs/security/findings.md`, each with its cure removed: `npm run mutants -- --doors`. */
export const uncured: readonly Uncured[] = [
  {
    finding: 'C1',
    path: 'src/contract/search/normalise.ts',
    of: '[...new Set(words)].slice(0, maxWords)',
    instead: '[...words]',
    tests: journey('search-cost'),
  },
  {
    finding: 'H1',
    path: 'src/server/files/judge.ts',
    onDisk: true,
    of: "if (width * height > maxPixels) return 'file_pixels'",
    instead: '',
    tests: taken,
  },
  {
    finding: 'H2',
    path: 'src/server/files/take.ts',
    of: 'endAfter(maxMilliseconds)',
    instead: 'endAfter(1000 * maxMilliseconds)',
    tests: taken,
  },
  {
    finding: 'H3',
    path: 'src/server/files/jpeg.ts',
    of: 'if (scans > maxScans) return broken',
    instead: '',
    tests: taken,
  },
  {
    finding: 'H4',
    path: 'src/contract/accounts/email.ts',
    of: 'export const emailPattern =',
    instead: 'export const emailPattern = /^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$/\nexport const strict =',
    tests: ['src/contract/accounts/email.test.ts'],
  },
  {
    finding: 'H4',
    path: table,
    of: "account: [{ by: ['email'], max: 2,",
    instead: "account: [{ by: ['email'], max: 9,",
    tests: limits,
  },
  {
    finding: 'M1',
    path: table,
    of: "{ by: ['network'], max: 20, per: hour, beyond: 'work', refusedAt: 500 },\n    { by: ['network'], max: 60,",
    instead: "{ by: ['network'], max: 60,",
    tests: limits,
  },
  {
    finding: 'M1',
    path: 'src/server/app/mail-sender.ts',
    of: 'if (lines.length < atOnce)',
    instead: 'if (lines.length < 1)',
    tests: journey('mail'),
  },
  {
    finding: 'M1',
    path: 'src/server/mail/mail.queries.ts',
    of: 'asc(mails.toMany), ',
    instead: '',
    tests: journey('mail'),
  },
  {
    finding: 'M2',
    path: table,
    of: "forgot: [\n    { by: ['email', 'network'], max: 5,",
    instead: "forgot: [\n    { by: ['email'], max: 5,",
    tests: limits,
  },
  {
    finding: 'M3',
    path: 'src/server/registration/complete.ts',
    of: "claim !== undefined && claimed === hashOf(claim).toString('base64url')",
    instead: "claimed !== hashOf('').toString('hex')",
    tests: accounts,
  },
  {
    finding: 'M4',
    path: 'src/server/app/serve.ts',
    of: 'quota ? handleWithinQuota({ ...endpoint, quota }, call, handle) : handle(call)',
    instead: 'quota && isRefused(undefined) ? handleWithinQuota({ ...endpoint, quota }, call, handle) : handle(call)',
    tests: journey('company-request', 'role-matrix'),
  },
  {
    finding: 'M4',
    path: 'src/server/authorship/once.queries.ts',
    of: "if (wasDeleted && lasting.some(({ what }) => what === 'again')) return 'lately'",
    instead: "if (wasDeleted && !wasDeleted) return 'lately'",
    tests: journey('contributions'),
  },
  {
    finding: 'M5',
    path: 'src/server/moderation/recusal.ts',
    of: 'companies: [...new Set([...own, ...rivals, ...asked])]',
    instead: 'companies: []',
    tests: journey('moderation', 'role-matrix'),
  },
  {
    finding: 'M5',
    path: 'src/server/moderation/second.ts',
    of: "if (kind === 'unlock') return verdict === 'approve'",
    instead: '',
    tests: journey('moderation', 'admin'),
  },
  {
    finding: 'M6',
    path: 'src/server/accounts/company-roles.queries.ts',
    of: 'sql`(select case when people.company_id',
    instead: 'sql`(select case when true then null when people.company_id',
    tests: journey('conflicts-of-interest'),
  },
  {
    finding: 'M7',
    path: people,
    onDisk: true,
    of: 'IF cardinality(ids) > 0 THEN',
    instead: 'IF cardinality(ids) > 1000 THEN',
    tests: journey('employer-people'),
  },
  {
    finding: 'M8',
    path: people,
    onDisk: true,
    of: 'IF NEW.blocked OR NEW.closeable THEN DELETE',
    instead: 'IF false THEN DELETE',
    tests: journey('employer-people'),
  },
  {
    finding: 'M9',
    path: 'src/server/platform/http/route.ts',
    of: 'return [toProblems(error), undefined]',
    instead: 'if (!(error instanceof StructError)) throw error\n    return [toProblems(error), undefined]',
    tests: journey('calls', 'fuzz'),
  },
  {
    finding: 'M10',
    path: 'src/demo/allow.ts',
    of: '(embedded && isLocal)',
    instead: 'embedded',
    tests: journey('demo-doors'),
  },
  {
    finding: 'M10',
    path: 'src/server/platform/config.ts',
    of: "defaulted(host, '127.0.0.1')",
    instead: "defaulted(host, '0.0.0.0')",
    tests: [...journey('listening'), 'src/server/platform/config.test.ts'],
  },
  ...fromLOn,
]
