import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { rewrittenTables } from '../src/server/app/maintenance/rewritten-tables.ts'
import * as schema from '../src/server/platform/db/schema/schema.ts'
import { sealedColumns } from '../src/tools/rekey.queries.ts'

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []))
const sealed = new Set(sealedColumns.map(([table, column]) => `${table}.${column}`))

/** Names of things and people, which reveal nothing without the key of names, or a token. */
const names = [
  ...[
    'accounts.email_mark',
    'mailboxes.email_mark',
    'mailboxes.mark',
    'authorship.slot',
    'authorship.once',
    'idempotency.key_hash',
    'idempotency.body_hash',
  ],
  ...['contributor_marks.mark', 'study_marks.mark', 'reactions.mark', 'reports.mark', 'unlock_requests.mark'],
  ...['company_changes.mark', 'company_requests.mark', 'company_changes.round', 'company_requests.round'],
  ...[
    'acts.name',
    'waiting.name',
    'withheld.name',
    'passkeys.name',
    'identities.name',
    'identities.once',
    'visits.name',
    'limits.key',
    'proof_mailboxes.name',
    'proof_mailboxes.asked',
    'spent_proofs.name',
  ],
]
const hashesOfTokens = [
  ...[
    'sessions.token_hash',
    'one_time_tokens.token_hash',
    'company_invitations.token_hash',
    'decisions.appeal_hash',
    'notices.receipt_hash',
    'site_state.setup_hash',
  ],
]
const otherBytes = {
  'author_keys.print': 'by what the key is known again',
  'author_keys.names': 'the key of names, sealed under the author key for itself',
  'audit.hash': 'chains the entries',
  'company_files.bytes': 'pictures and documents of companies, for everybody',
  'data_releases.tar': 'the numbers of a month, for everybody',
  'site_files.bytes': 'files of the built client, for everybody',
}

test('every column of bytes is sealed and can be sealed again, or is a name, a hash, or said to be something else', () => {
  const bytes = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => column.getSQLType() === 'bytea').map((column) => `${name}.${column.name}`),
  )
  const judged = [...sealed, ...names, ...hashesOfTokens, ...Object.keys(otherBytes)]
  expect(new Set(judged).size).toBe(judged.length)
  expect(bytes.sort()).toEqual(judged.sort())
})

/** Tables that do not reveal when a person came, wrote or changed something, by the reason. */
const writtenAsTheyCome = {
  'the work of the operator and of moderators, which is public or dated anyway': [
    ...[
      'applied_sql',
      'audit',
      'authority_requests',
      'author_keys',
      'broadcasts',
      'company_joins',
      'decisions',
      'schema_numbers',
      'settings',
      'site_files',
      'site_state',
      'site_texts',
      'weekly_counts',
    ],
  ],
  'companies, and what everybody reads of them': [
    ...[
      'award_candidates',
      'award_quarters',
      'awards',
      'companies',
      'company_competitors',
      'company_domains',
      'company_names',
      'company_pasts',
      'studies',
    ],
  ],
  'lists, and what is done on a schedule': [
    ...[
      'bursts',
      'clock_marks',
      'data_keys',
      'data_releases',
      'job_runs',
      'lookup_edits',
      'lookup_items',
      'outside_acts',
      'outside_pay',
      'outside_sources',
      'proof_keys',
      'push_keys',
      'release_units',
      'recent_counts',
      'released_pay',
      'rounds',
    ],
  ],
}

test('every table is rewritten each day, so that no row shows when it was written, or is listed as having nothing about people', () => {
  const judged = [...rewrittenTables, ...Object.values(writtenAsTheyCome).flat()]
  expect(tables.map(({ name }) => name).sort()).toEqual(judged.sort())
})

/** Columns of words in the clear: `*` for all of a table. Everything else that people write is sealed. */
const wordsInClear = {
  'what everybody reads, or will once it is approved': [
    ...[
      'awards.*',
      'site_texts.*',
      'broadcasts.*',
      'companies.*',
      'company_changes.changes',
      'company_files.*',
      'company_listing.*',
    ],
    ...[
      'company_names.key',
      'list_proposals.*',
      'lookup_edits.*',
      'lookup_items.*',
      'outside_pay.*',
      'outside_sources.*',
      'question_answers.answer',
      'questions.question',
      'questions.tag',
    ],
    ...['reviews.answers', 'reviews.context', 'reviews.response', 'reviews.words', 'studies.*'],
  ],
  'what a company says of itself to be let in': ['unlock_requests.website', 'unlock_requests.phone'],
  'choices of a list, states and months': [
    ...[
      'appeals.month',
      'appeals.state',
      'award_candidates.kind',
      'award_candidates.quarter',
      'award_quarters.quarter',
      'authority_requests.*',
      'bursts.month',
      'bursts.state',
      'notices.appeal_by',
      'notices.ground',
      'notices.month',
      'notices.shown',
      'notices.state',
      'notices.subject',
      'closing_reasons.month',
      'company_changes.month',
      'company_pasts.month',
    ],
    ...['company_changes.reason', 'company_changes.state', 'company_invitations.role', 'company_people.role'],
    ...['company_requests.month', 'files.type', 'moderators.role', 'one_time_tokens.purpose', 'question_answers.month'],
    ...['question_answers.state', 'questions.month', 'questions.state', 'reactions.reaction', 'reports.subject'],
    ...['reports.month', 'reports.reason', 'reports.state', 'review_groups.kind', 'reviews.kind', 'reviews.month'],
    ...['reviews.state', 'support_messages.month', 'unlock_requests.letter_type', 'unlock_requests.month'],
    ...['unlock_requests.reason', 'unlock_requests.state'],
  ],
  'what moderators and the operator do': [
    ...[
      'administrators.pseudonym',
      'audit.*',
      'company_joins.*',
      'decisions.*',
      'moderators.pseudonym',
      'site_state.*',
      'weekly_counts.*',
      'pending_verdicts.*',
      'settings.*',
    ],
  ],
  'numbers by what they are of': ['national_tallies.*', 'release_units.unit', 'tallies.*'],
  'the chain of open data': [
    ...['data_keys.public_key', 'data_releases.month', 'data_releases.previous', 'data_releases.sha256'],
    'released_pay.*',
  ],
  'keys of proofs, which releases contain, and domains of companies': [
    'proof_keys.public_key',
    'company_domains.domain',
  ],
  'where the weekly push is sent, of no account, and the public key it is signed with': [
    ...['push_subscriptions.endpoint', 'push_keys.public_key'],
  ],
  'how the site runs': [
    'applied_sql.*',
    'job_runs.name',
    'release_units.round',
    'release_units.step',
    'rounds.*',
    'site_files.*',
    'idempotency.answer',
  ],
  'which file is the picture of an account, hashes of passwords, and whether a device is a phone': [
    ...['accounts.image', 'accounts.password_hash', 'one_time_tokens.password_hash', 'sessions.device'],
  ],
}

test('every column of words is sealed, or is judged to be for everybody, a choice of a list, or of the site itself', () => {
  const judged = Object.values(wordsInClear).flat()
  const isJudged = (table: string, column: string) =>
    judged.includes(`${table}.*`) || judged.includes(`${table}.${column}`)
  const words = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => /text|json|tsvector/.test(column.getSQLType()))
      .map((column) => ({ table: name, column: column.name })),
  )
  expect(words.filter(({ table, column }) => !isJudged(table, column))).toEqual([])
  // Every judged column exists.
  const known = words.flatMap(({ table, column }) => [`${table}.*`, `${table}.${column}`])
  expect(judged.filter((one) => !known.includes(one))).toEqual([])
})
