import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedReview } from '../../src/contract/companies/companies.schema.ts'
import type { AspectMentions } from '../../src/contract/companies/review-summary.schema.ts'
import { detectLanguage } from '../../src/contract/language-of.ts'
import { removeNow } from '../../src/server/app/publication/apply-acts.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { measureIndexDrift, reindexCompany } from '../../src/tools/admin/admin.queries.ts'
import { newCompany, take, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let companyId = 0

const said = [
  {
    pros: 'Salaries arrive on the 25th, and a yearly bonus',
    cons: 'Month-end closing means late nights',
    good_word: 'Growth',
    bad_word: 'Slow',
  },
  { pros: 'الرواتب تصل في موعدها', cons: 'المديرون يراقبون كل شيء، ولا مكافآت', good_word: 'نمو', bad_word: 'مرهقة' },
  { pros: 'فريق متعاون', cons: 'تأخّر الراتب مرتين، وساعات العمل طويلة', good_word: 'تعاون', bad_word: 'بطيئة' },
  {
    pros: 'My manager trusts us',
    cons: 'They are growing too fast and promised overtime pay, no annual leave',
    good_word: 'growing',
    bad_word: 'Exhausting',
  },
]

type Raw = { id: string; month: string; stars: number; former: boolean; helpful: number }
let rows: Raw[] = []

/** Reviews with every number of stars, of former and current people, some of one month, with random helpful votes. */
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
  companyId = await newCompany(server)
  for (let n = 0; n < 84; n += 1) {
    const former = n % 3 === 0
    const department = n % 6 === 0 ? 2 : 1
    const also = {
      ...said[n % said.length],
      department,
      rate: 1 + ((n * 7) % 5),
      is_former: former ? 1 : 0,
      ...(former ? { last_year: 2025 } : {}),
    }
    await take(server, companyId, { also, now: new Date(Date.UTC(2025, n % 21, 10)) })
  }
  // Of many months, so that enough people share what is shown of them.
  await server.publish()
  await server.decide()
  await write(server, companyId, { kind: 'interview' })
  await write(server, await newCompany(server))
  await server.db.execute(sql`update reviews set helpful = (hashtext(id::text) & 3)`)
  const response = JSON.stringify({ text: 'Thank you', month: '2026-05' })
  await server.db.execute(sql`update reviews set response = ${response}::jsonb where hashtext(id::text) % 3 = 0`)
  rows = await queryRows<Raw>(
    server.db,
    sql`select id, month, stars, standing = 1 as former, helpful
      from reviews where company_id = ${companyId} and kind = 'company' order by month desc`,
  )
})
afterAll(() => server.close())

const page = async (query: string) => {
  const { status, json } = await server.call('GET', `/companies/${companyId}/reviews?${query}`)
  return { status, ...(json.data as { reviews: PublishedReview[]; next: string | null }) }
}

/** Reads all pages of a list, one after another. */
async function all(query: string, limit = 5): Promise<PublishedReview[]> {
  const found: PublishedReview[] = []
  for (let after = ''; ; ) {
    const { reviews, next } = await page(`${query}&limit=${limit}${after && `&after=${after}`}`)
    expect(reviews.length).toBeLessThanOrEqual(limit)
    found.push(...reviews)
    if (!next) return found
    after = next
  }
}

const newest = (a: Raw, b: Raw) => (a.month < b.month || (a.month === b.month && a.id < b.id) ? 1 : -1)
const orders: Record<string, (a: Raw, b: Raw) => number> = {
  newest,
  highest: (a, b) => b.stars - a.stars || newest(a, b),
  lowest: (a, b) => a.stars - b.stars || newest(a, b),
  helpful: (a, b) => b.helpful - a.helpful || newest(a, b),
}

describe('the reviews of a company', () => {
  const filters: [string, (row: Raw) => boolean][] = [
    ['', () => true],
    ['stars=2', ({ stars }) => stars === 2],
    ['who=former', ({ former }) => former],
    ['who=current', ({ former }) => !former],
    ['stars=5&who=former', ({ stars, former }) => stars === 5 && former],
  ]
  const cases = Object.keys(orders).flatMap((sort) => filters.map(([filter, fits]) => ({ sort, filter, fits })))

  test.each(cases)('C-002: $sort first, $filter: every review once, in order, page by page', async (one) => {
    const expected = rows.filter(one.fits).sort(orders[one.sort])
    const found = await all(`sort=${one.sort}&${one.filter}`)
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(found.length).toBeGreaterThan(0)
  })

  const texts = ({ pros, cons, good_word, bad_word }: PublishedReview) => [pros, cons, good_word, bad_word].join(' ')
  const has =
    (...words: string[]) =>
    (review: PublishedReview) =>
      words.some((word) => texts(review).includes(word))
  const narrowed: [string, (review: PublishedReview) => boolean][] = [
    ['stars=1,2', ({ rate }) => rate <= 2],
    ['language=ar', ({ language, pros }) => language === 'ar' && /[ء-ي]/.test(pros)],
    ['language=en', ({ language, pros }) => language === 'en' && /[a-z]/.test(pros)],
    ['answered=yes', ({ response }) => response !== null],
    ['answered=no&stars=1,5', ({ response, rate }) => response === null && (rate === 1 || rate === 5)],
    ['department=2', ({ context }) => context.includes('Finance')],
    ['q=salary', has('Salaries', 'overtime pay')],
    ['q=SALARIES&who=former', (review) => has('Salaries', 'overtime pay')(review) && review.is_former === 1],
    ['q=night late', has('late nights')],
    ['q=overt', has('overtime')],
    ['q=راتب', has('الرواتب', 'الراتب')],
    ['q=والرَّواتِب', has('الرواتب', 'الراتب')],
    ['q=تاخر الراتب', has('تأخّر الراتب')],
    ['q=ساعة', has('وساعات')],
    ['q=???', () => true],
    [`q=${encodeURIComponent("'; drop table reviews --")}`, () => false],
    ['good=Growth', has('Growth', 'نمو', 'growing ')],
    ['good=نمو&language=ar', has('نمو')],
    ['bad=Exhausting', has('مرهقة', 'Exhausting')],
    ['bad=Nobody said this', () => false],
    ['aspect=bonuses', has('bonus', 'مكافآت')],
    ['aspect=bonuses&language=ar', has('مكافآت')],
    ['aspect=leave&stars=1,2', (review) => has('annual leave')(review) && review.rate <= 2],
    ['aspect=prayer', () => false],
  ]
  test.each(narrowed)(
    'C-002: narrowed to %s: those that show it, in every order, page by page, and counted',
    async (filter, isFound) => {
      for (const sort of Object.keys(orders)) {
        const expected = (await all(`sort=${sort}`, 50)).filter(isFound)
        const found = await all(`sort=${sort}&${filter}`)
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
        if (/drop|Nobody|prayer/.test(filter)) expect(found).toEqual([])
        else expect(found.length).toBeGreaterThan(0)
        const { json } = await server.call('GET', `/companies/${companyId}/reviews/summary?${filter}`)
        const stars = found.reduce((sum, { rate }) => sum + rate, 0)
        expect(json.data.found).toEqual({ count: found.length, average: found.length ? stars / found.length : null })
      }
    },
  )

  test('the choices there are count what all reviews show, no matter what is asked for', async () => {
    const shown = await all('', 50)
    const how = (one: (review: PublishedReview) => boolean) => shown.filter(one).length
    for (const filter of ['', 'stars=5&q=salary', 'language=ar']) {
      const { json } = await server.call('GET', `/companies/${companyId}/reviews/summary?${filter}`)
      expect(json.data.all).toEqual({
        stars: [1, 2, 3, 4, 5].map((level) => how(({ rate }) => rate === level)),
        current: how(({ is_former }) => is_former === 0),
        former: how(({ is_former }) => is_former === 1),
        ar: how(({ language }) => language === 'ar'),
        en: how(({ language }) => language === 'en'),
        answered: how(({ response }) => response !== null),
        unanswered: how(({ response }) => response === null),
        departments: [
          { id: 1, name: expect.any(String), count: how(({ context }) => !context.includes('Finance')) },
          { id: 2, name: 'Finance', count: how(({ context }) => context.includes('Finance')) },
        ],
        aspects: expect.any(Array),
      })
    }
  })

  test('each aspect says how many reviews mention it, and as what; a press finds as many', async () => {
    const shown = await all('', 50)
    const { json } = await server.call('GET', `/companies/${companyId}/reviews/summary?stars=5`)
    const told = json.data.all.aspects as AspectMentions[]
    const how = (one: (review: PublishedReview) => boolean) => shown.filter(one).length
    const bonuses = told.find(({ id }) => id === 'bonuses')!
    expect(bonuses.praised).toBe(how(({ pros }) => pros.includes('bonus')))
    expect(bonuses.fault).toBe(how(({ cons }) => cons.includes('مكافآت')))
    expect(bonuses.mentions).toBe(bonuses.praised + bonuses.fault)
    expect(told.map(({ mentions }) => mentions)).toEqual(told.map(({ mentions }) => mentions).sort((a, b) => b - a))
    for (const { id, mentions, lower, upper } of told) {
      expect(await all(`aspect=${id}`, 50)).toHaveLength(mentions)
      expect(lower).toBeLessThan(mentions / shown.length)
      expect(upper).toBeGreaterThan(mentions / shown.length)
    }
  })

  test('an aspect that four reviews mention is not shown, nor one whose fifth mention was deleted', async () => {
    const small = await newCompany(server)
    const told = async () => (await server.call('GET', `/companies/${small}/reviews/summary`)).json.data.all.aspects
    for (let n = 0; n < 4; n += 1) await take(server, small, { also: { pros: 'A prayer room', cons: '' } })
    await server.publish()
    expect(await told()).toEqual([])
    await take(server, small, { also: { pros: 'Nothing', cons: 'ما فيه مصلى' } })
    await server.publish()
    expect(await told()).toEqual([
      { id: 'prayer', mentions: 5, praised: 4, fault: 1, lower: expect.any(Number), upper: 1 },
    ])
    const { json } = await server.call('GET', `/companies/${small}/reviews?aspect=prayer`)
    const { id } = json.data.reviews[0]
    await removeNow(server.services, [{ what: 'removal', of: 'review', id, companyId: small, from: 0 }])
    expect(await told()).toEqual([])
  })

  test('waiting, hidden, replaced and purged reviews are not indexed; a restored review is found again', async () => {
    const own = await newCompany(server)
    const entries = async () =>
      (
        await queryRows<{ entry: string }>(
          server.db,
          sql`select entry from reviews, unnest(tsvector_to_array(words)) as entry where company_id = ${own}`,
        )
      ).map(({ entry }) => entry)
    const found = async () => (await server.call('GET', `/companies/${own}/reviews?q=kaleidoscope`)).json.data.reviews
    await take(server, own, { also: { pros: 'Like a kaleidoscope, always' } })
    await take(server, own, { kind: 'interview' })
    expect(await entries()).toEqual([])
    await server.publish()
    expect(await entries()).toContain(`${own} kaleidoscop`)
    const [{ id }] = await found()
    await setReviewState(server.services, id, 'hidden')
    expect(await found()).toEqual([])
    expect(await entries()).toEqual([])
    await setReviewState(server.services, id, 'published')
    expect(await found()).toHaveLength(1)
    // The database refuses a direct write that breaks this: words of a review nobody can read, or a readable review
    // without its words.
    for (const forgotten of [sql`state = 'replaced'`, sql`words = null`])
      await expect(server.db.execute(sql`update reviews set ${forgotten} where id = ${id}::uuid`)).rejects.toThrow()
    await server.db.execute(sql`update reviews set words = array_to_tsvector('{}') where id = ${id}::uuid`)
    expect(await found()).toEqual([])
    expect(await measureIndexDrift(server.db)).toContainEqual({ id: own, where: 'the words of its reviews' })
    await reindexCompany(server.db, own)
    expect(await found()).toHaveLength(1)
    await server.db.execute(sql`delete from reviews where id = ${id}::uuid`)
    expect(await entries()).toEqual([])
  })

  test('a language is returned as it is shown', async () => {
    for (const { language, pros, cons } of await all('', 50)) expect(language).toBe(detectLanguage(`${pros} ${cons}`))
  })

  test('nothing fits: an empty page, not a failure', async () => {
    const none = await newCompany(server)
    const { json } = await server.call('GET', `/companies/${none}/reviews?stars=1&sort=helpful`)
    expect(json.data).toEqual({ reviews: [], next: null })
  })

  test('what is not in the lists is refused, and so is the end of a page in another order', async () => {
    for (const query of [
      'language=fr',
      'answered=maybe',
      'department=x',
      'stars=1,9',
      'stars=',
      'good=',
      'aspect=lunch',
    ])
      expect((await page(query)).status, query).toBe(400)
    for (const query of ['sort=random', 'sort=id;drop table reviews', 'stars=6', 'stars=0', 'who=me'])
      expect((await page(query)).status, query).toBe(400)
    const { next } = await page('sort=helpful&limit=5')
    expect((await page(`after=${next}`)).status).toBe(400)
    expect((await page(`sort=helpful&limit=5&after=${next}`)).status).toBe(200)
  })

  test('the end of a page is where a range of an index begins, so that no page reads those before it', async () => {
    await server.db.execute(sql`analyze reviews`)
    const end = sql`(${rows[0]!.month}, ${rows[0]!.id}::uuid)`
    const listings = {
      reviews_newest: sql`(month, id) < ${end} order by month desc, id desc`,
      reviews_stars_newest: sql`stars = 5 and standing = 1 and (month, id) < ${end} order by month desc, id desc`,
      reviews_stars_helpful: sql`stars = 5 and standing = 1 and (helpful, month, id) < (1, ${rows[0]!.month}, ${rows[0]!.id}::uuid)
        order by helpful desc, month desc, id desc`,
    }
    for (const [index, listing] of Object.entries(listings)) {
      const plan = await server.db.transaction(async (tx) => {
        // The planner would sort so few rows rather than use the index.
        await tx.execute(sql`set local enable_seqscan = off`)
        await tx.execute(sql`set local enable_sort = off`)
        return queryRows<Record<string, string>>(
          tx,
          sql`explain select id from reviews where company_id = ${companyId} and kind = 'company'
            and state = 'published' and ${listing} limit 5`,
        )
      })
      const lines = plan.map((line) => Object.values(line)[0]).join('\n')
      expect(lines).toMatch(new RegExp(`Index (Only )?Scan Backward using ${index}(_\\d+)? `))
      expect(lines).toMatch(/Index Cond: .*ROW\(/)
    }
  })
})
