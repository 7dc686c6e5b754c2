import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/platform/db/database.ts'

/** The first id of generated rows, beyond the ids a test uses itself. */
const beyond = 1_000

/**
 * Rows as after years of use: `$n` counts from 1 to `many`, and the first company has a share of its own in each table.
 */
const rows: readonly (readonly [many: number, statement: string])[] = [
  [
    4_000,
    `insert into companies (id, name_en, name_ar, industry_id, city_id, size_id, is_approved)
      select ${beyond} + n, 'Company ' || n, 'شركة ' || n, 1 + n % 20, 1 + n % 30, 1 + n % 5, n % 200 <> 0`,
  ],
  [
    4_000,
    `insert into company_listing (company_id, city_id, industry_id, size_id, name_en, name_ar, reviews, score, rate)
      select ${beyond} + n, 1 + n % 30, 1 + n % 20, 1 + n % 5, 'company ' || n, 'شركة ' || n, n % 100, n % 50 / 10.0, n % 50 / 10.0`,
  ],
  [8_000, `insert into company_names (key, company_id, weight) select 'name' || n, ${beyond} + n / 2, n % 4`],
  [4_000, `insert into company_versions (company_id) select ${beyond} + n`],
  [
    8_000,
    `insert into company_competitors (company_id, competitor_id, position)
      select ${beyond} + n / 2, ${beyond} + n, n % 2`,
  ],
  [
    4_000,
    `insert into company_pasts (company_id, month, competitors, industry_id, city_id)
      select ${beyond} + n, '2025-10', array[${beyond} + n % 4000 + 1], 1 + n % 20, 1 + n % 30`,
  ],
  [
    4_000,
    `insert into company_files (company_id, use, type, bytes) select ${beyond} + n, 'picture', 'image/png', '\\x00'`,
  ],
  [
    20_000,
    // Copies of the first company's own reviews.
    `insert into reviews (company_id, kind, month, answers, context, sealed, words, proven)
      select case when n % 10 = 0 then 1 else ${beyond} + n % 4000 end, kind, '2025-' || lpad((1 + n % 12)::text, 2, '0'),
        answers, context, sealed, words, n % 50 = 0
      from (select distinct on (kind) * from reviews where company_id = 1 and state = 'published') as one cross join`,
  ],
  [
    40_000,
    `insert into tallies (company_id, measure, bucket, open, live, published)
      select case when n % 20 = 0 then 1 else ${beyond} + n % 4000 end,
        (array['count', 'company.rate', 'company.good_word', 'company.bad_word', 'salary.people'])[1 + n % 5],
        -- Stars are numbers.
        case n % 5 when 1 then n::text else 'bucket ' || n end, true, 1 + n % 9, 1`,
  ],
  [
    8_000,
    `insert into questions (company_id, month, tag, question)
      select case when n % 10 = 0 then 1 else ${beyond} + n % 4000 end, '2025-10', 'work', 'Why?'`,
  ],
  [
    8_000,
    `insert into question_answers (question_id, company_id, month, answer)
      select gen_random_uuid(), ${beyond} + n % 4000, '2025-10', 'So.'`,
  ],
  [
    20_000,
    `insert into decisions (kind, case_id, company_id, outcome, decided_at)
      select (array['company', 'report', 'change', 'study'])[1 + n % 4], n::text, ${beyond} + n % 4000, 'approved',
        timestamp '2020-01-01' + n * interval '2 hours'`,
  ],
  [
    8_000,
    `insert into appeals (decision_id, month, words, state) select gen_random_uuid(), '2025-10', '\\x00', 'upheld'`,
  ],
  [
    8_000,
    `insert into reports (mark, subject, subject_id, company_id, month, reason, words, state)
      select decode(md5(n::text), 'hex'), 'review', gen_random_uuid(), ${beyond} + n % 4000, '2025-10', 'spam', '\\x00', 'kept'`,
  ],
  [
    8_000,
    `insert into company_changes (company_id, contact, mark, round, month, changes, state)
      select ${beyond} + n % 4000, '\\x00', decode(md5(n::text), 'hex'), '\\x00', '2025-10', '{}', 'approved'`,
  ],
  [
    8_000,
    `insert into unlock_requests (company_id, contact, mark, month, letter_type, state)
      select ${beyond} + n % 20, '\\x00', decode(md5(n::text), 'hex'), '2025-10', 'application/pdf', 'approved'`,
  ],
  [
    8_000,
    `insert into company_requests (company_id, contact, mark, round, month)
      select ${beyond} + n, '\\x00', decode(md5(n::text), 'hex'), '\\x00', '2025-10'`,
  ],
  [
    8_000,
    `insert into studies (company_id, state, month, question_en, question_ar, options)
      select ${beyond} + n % 4000, (array['open', 'closed', 'rejected'])[1 + n % 3], '2025-' || lpad((1 + n % 12)::text, 2, '0'),
        'Good?', 'جيد؟', '[{"en": "Yes", "ar": "نعم"}, {"en": "No", "ar": "لا"}]'`,
  ],
  [16_000, `insert into study_counts (study_id, option) select ${beyond} + n / 2, n % 2`],
  [8_000, `insert into study_answers (sealed) select '\\x00'`],
  [
    20_000,
    `insert into reactions (mark, review_id, company_id, reaction)
      select decode(md5(n::text), 'hex'), gen_random_uuid(), ${beyond} + n % 4000, 'helpful'`,
  ],
  [
    10_000,
    `insert into accounts (email_mark, card, password_hash, verified) select decode(md5(n::text), 'hex'), '\\x00', 'none', true`,
  ],
  [10_000, `insert into mailboxes (email_mark, mark) select decode(md5(n::text), 'hex'), decode(md5('m' || n), 'hex')`],
  [
    10_000,
    `insert into sessions (token_hash, account_id, begun, last_seen, expires, secret)
      select decode(md5(n::text), 'hex'), gen_random_uuid(), '2025-10-10', '2025-10-10', '2030-10-10', '\\x00'`,
  ],
  [
    8_000,
    `insert into passkeys (account_id, name, sealed) select gen_random_uuid(), decode(md5(n::text), 'hex'), '\\x00'`,
  ],
  [
    8_000,
    `insert into identities (name, once, account_id)
      select decode(md5(n::text), 'hex'), decode(md5(n::text), 'hex'), gen_random_uuid()`,
  ],
  [8_000, `insert into files (account_id, type, sealed) select gen_random_uuid(), 'application/pdf', '\\x00'`],
  [
    8_000,
    `insert into support_messages (account_id, month, sealed) select gen_random_uuid(), '2025-10', (select sealed from support_messages limit 1)`,
  ],
  [
    8_000,
    `insert into one_time_tokens (token_hash, purpose, account_id, expires_at)
      select decode(md5(n::text), 'hex'), 'verify', gen_random_uuid(), '2030-01-01'`,
  ],
  [8_000, `insert into visits (name, sealed) select decode(md5(n::text), 'hex'), '\\x00'`],
  [20_000, `insert into limits (key, points, ends, expires) select decode(md5(n::text), 'hex'), 1, 0, '2030-01-01'`],
  [
    8_000,
    `insert into company_people (account_id, company_id, role) select gen_random_uuid(), ${beyond} + n, 'editor'`,
  ],
  [
    8_000,
    `insert into company_invitations (token_hash, company_id, role, invited_by, invited, expires)
      select decode(md5(n::text), 'hex'), ${beyond} + n % 4000, 'editor', gen_random_uuid(), '\\x00', '2030-01-01'`,
  ],
  [
    20_000,
    `insert into authorship (slot, once, tie)
      select decode(md5(n::text), 'hex'), decode(md5(n::text), 'hex'), '\\x00'`,
  ],
  [8_000, `insert into waiting (name, sealed) select decode(md5(n::text), 'hex'), '\\x00'`],
  [8_000, `insert into withheld (name, sealed) select decode(md5(n::text), 'hex'), '\\x00'`],
  [8_000, `insert into review_groups (company_id, kind, sealed) select ${beyond} + n, 'company', '\\x00'`],
  [8_000, `insert into contributor_marks (mark) select decode(md5(n::text), 'hex')`],
  [8_000, `insert into study_marks (mark) select decode(md5(n::text), 'hex')`],
  [
    20_000,
    `insert into idempotency (key_hash, body_hash, status, answer, expires)
      select decode(md5(n::text), 'hex'), '\\x00', 200, '{}', '2030-01-01'`,
  ],
  [8_000, `insert into release_units (unit, round, threshold) select 'unit ' || n, '2025-10', 1`],
  [
    8_000,
    `insert into pending_verdicts (kind, case_id, verdict, moderator_id)
      select 'report', n::text, 'approve', gen_random_uuid()`,
  ],
  [8_000, `insert into role_changes (company_id, place, change) select ${beyond} + n, 1, '\\x00'`],
  [
    4_000,
    `insert into award_candidates (quarter, kind, company_id, people) select '2025-Q3', 'company', ${beyond} + n, '{}'`,
  ],
  [
    8_000,
    `insert into audit (seq, at, actor, action, subject, details, hash)
      select ${beyond} + n, '2025-01-01T09:00:00.000Z', 'pseudonym', 'case.decide', 'review/' || n, '{}', '\\x00'`,
  ],
  [
    8,
    `insert into site_texts (key, version, en, ar, published_at)
      select 'terms-condition', 1 + n, 'Terms ' || n, 'شروط ' || n, '2025-01-01'::date + n::int`,
  ],
]

/**
 * Adds to a PostgreSQL database the rows that years of use leave in each table, in seconds, without triggers and
 * foreign keys, and updates the statistics of the planner.
 */
export async function growDatabase(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const [many, statement] of rows)
      await tx.execute(
        sql.raw(
          `${statement} ${statement.endsWith('cross join') ? '' : 'from'} generate_series(1, ${many}) as n on conflict do nothing`,
        ),
      )
  })
  await db.execute(sql`analyze`)
}
