import { sql } from 'drizzle-orm'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pay } from '../../src/contract/salaries/pay.schema.ts'
import { addReleasedPay } from '../../src/server/salaries/released-pay.queries.ts'
import { asReleased } from '../support/answers/as-released.ts'
import { wordsIn } from '../support/project/words.ts'
import { publicUrl, startPageServer } from '../support/server/page-server.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'

const { server, get } = await startPageServer()
afterAll(server.close)

/** Text that breaks a carelessly built feed, and characters no XML may contain. */
const hostile = 'Pay <b>& "more"</b> ]]> \u0001\uFFFE &amp; till the end of the month, they said to all of us'
const hostileName = 'Rimal </title><script>"&\' Trading'

// biome-ignore lint/suspicious/noControlCharactersInRegex: no XML may hold them
const sendable = (text: string) => text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

let company: number
beforeAll(async () => {
  await server.empty()
  company = await newCompany(server)
  await server.db.execute(sql`update companies set name_en = ${hostileName} where id = ${company}`)
  await server.db.execute(sql`insert into decisions (kind, case_id, company_id, outcome, reason, decided_at) values
    ('company', ${String(company)}, ${company}, 'approved', null, '2026-10-01T22:30:00Z'),
    ('report', 'a', ${company}, 'removed', 'insult', '2026-10-02T10:00:00Z')`)
  await write(server, company, { also: { pros: hostile, rate: 4 } })
})

const asList = <T>(one: T | T[] | undefined): T[] => (one === undefined ? [] : Array.isArray(one) ? one : [one])
async function xmlAt(path: string) {
  const reply = await get(path)
  const text = await reply.text()
  expect(XMLValidator.validate(text)).toBe(true)
  expect(sendable(text)).toBe(text)
  return {
    reply,
    root: new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      htmlEntities: true,
      trimValues: false,
    }).parse(text),
  }
}

describe.each([
  ['en', 'english'],
  ['ar', 'arabic'],
] as const)('in %s', (lang, language) => {
  const t = wordsIn(language)

  test('the feed of a company has each review with its stars, text and link, and no time finer than a month', async () => {
    const { reply, root } = await xmlAt(`/feeds/company/${company}.atom?lang=${lang}`)
    expect(reply.headers.get('Content-Type')).toBe('application/atom+xml; charset=UTF-8')
    const { feed } = root
    const { name, name_en } = (await server.call('GET', `/companies/${company}/profile`, { language: lang })).json.data
    const [review] = (await server.call('GET', `/companies/${company}/reviews`, { language: lang })).json.data.reviews
    expect(name_en).toBe(hostileName)
    expect(feed['xml:lang']).toBe(lang)
    expect(feed.title).toBe(`${name}: ${t('companies:tabs.reviews')}`)
    expect(feed.id).toBe(`${publicUrl}/feeds/company/${company}.atom?lang=${lang}`)
    expect(feed.author.name).toBe(t('common:site'))
    const [entry] = asList(feed.entry)
    expect(entry.title).toBe(t('common:stars', { rating: 4 }))
    expect(entry.updated).toBe(`${review.month}-01T00:00:00+03:00`)
    expect(feed.updated).toBe(entry.updated)
    // Everything that was written, without the characters no XML may contain.
    expect(entry.content).toContain(sendable(review.pros))
    expect(entry.content).toContain(review.cons)
    expect(entry.link.href).toMatch(
      new RegExp(`^${publicUrl}/company/${company}-[^/]+/reviews\\?lang=${lang}#review-${review.id}$`),
    )
    expect(entry['xml:lang'] ?? lang).toBe(review.language)
  })

  test('the feed of a job title has each release that changes its pay', async () => {
    const pay = { people: 120, median: 9900, p25: null, p75: null, lower: 9200, upper: 10_700 }
    for (const [month, told] of [
      ['2026-09', { ...pay, median: null }],
      ['2026-10', pay],
      ['2026-11', pay],
      ['2026-12', { ...pay, people: 130, median: 10_000 }],
    ] as const)
      await addReleasedPay(server.db, month, [{ jobtitle: 1, pay: asReleased<Pay>(told) }])
    const { json } = await server.call('GET', '/salaries/1/summary', { language: lang })
    expect(json.data.releases.map(({ month }: { month: string }) => month)).toEqual([
      '2026-12',
      '2026-11',
      '2026-10',
      '2026-09',
    ])
    const { root } = await xmlAt(`/feeds/salaries/1.atom?lang=${lang}`)
    expect(root.feed.title).toBe(t('salaries:browse.inCountry', { title: json.data.name }))
    const title = json.data.name
    expect(asList(root.feed.entry).map((entry) => [entry.title, entry.updated, entry.content])).toEqual([
      [
        t('salaries:browse.page', { title, amount: '10,000' }),
        ...['2026-12-01T00:00:00+03:00', t('salaries:released.entry', { within: '800', people: '130' })],
      ],
      [
        t('salaries:browse.page', { title, amount: '9,900' }),
        ...['2026-10-01T00:00:00+03:00', t('salaries:released.entry', { within: '800', people: '120' })],
      ],
      [
        t('salaries:browse.page', { title, amount: '9,900' }),
        ...['2026-09-01T00:00:00+03:00', t('salaries:released.entry', { within: '800', people: '120' })],
      ],
    ])
    await server.db.execute(sql`delete from released_pay`)
    expect((await xmlAt(`/feeds/salaries/1.atom?lang=${lang}`)).root.feed.entry).toBeUndefined()
  })

  test('the feed of decisions contains exactly the public log', async () => {
    const { json } = await server.call('GET', '/moderation/log', { language: lang })
    const { root } = await xmlAt(`/feeds/moderation.atom?lang=${lang}`)
    expect(root.feed.title).toBe(t('moderation-log:title'))
    expect(asList(root.feed.entry).map(({ id }) => id.split('#')[1])).toEqual(
      json.data.decisions.map(({ id }: { id: string }) => id),
    )
    const [removed, approved] = asList(root.feed.entry)
    expect([removed.title, removed.content, removed.updated]).toEqual([
      `${t('decisions:kind.report')}: ${t('decisions:outcomes.removed')}`,
      t('decisions:choices.reason.insult'),
      '2026-10-02T00:00:00+03:00',
    ])
    // The day in Saudi Arabia; the company is named where its page shows it anyway.
    expect(approved.updated).toBe('2026-10-02T00:00:00+03:00')
    expect(approved.content).toBe(lang === 'en' ? hostileName : 'رمال')
  })

  test('browsers learn how to search the site', async () => {
    const { reply, root } = await xmlAt(`/opensearch.xml?lang=${lang}`)
    expect(reply.headers.get('Content-Type')).toBe('application/opensearchdescription+xml; charset=UTF-8')
    const { ShortName, Url } = root.OpenSearchDescription
    expect([ShortName, Url.type]).toEqual([t('common:site'), 'text/html'])
    expect(Url.template).toBe(`${publicUrl}/search?q={searchTerms}&lang=${lang}`)
  })

  test('pages name them where programs look', async () => {
    const linksOf = async (path: string) =>
      [
        ...(await (await get(`${path}?lang=${lang}`)).text()).matchAll(
          /<link rel="(search|alternate)" type="[^"]+" href="([^"]+)"/g,
        ),
      ].map(([, rel, href]) => [rel, href])
    const search = ['search', `/opensearch.xml?lang=${lang}`]
    expect(await linksOf('/companies')).toEqual([search])
    expect(await linksOf('/moderation/log')).toEqual([search, ['alternate', `/feeds/moderation.atom?lang=${lang}`]])
    const { name_en } = (await server.call('GET', `/companies/${company}/profile`)).json.data
    expect(name_en).toBe(hostileName)
    const moved = await get(`/company/${company}`)
    expect(await moved.text()).toContain(`href="/feeds/company/${company}.atom?lang=`)
  })
})

test('a feed that is known already is confirmed with 304; of what is not there it is 404', async () => {
  const path = `/feeds/company/${company}.atom?lang=en`
  const etag = (await get(path)).headers.get('ETag')!
  expect((await get(path, { 'If-None-Match': etag })).status).toBe(304)
  expect((await get('/feeds/company/999999.atom')).status).toBe(404)
  expect((await get('/feeds/salaries/999999.atom')).status).toBe(404)
  expect((await get('/feeds/company/0.atom')).status).toBe(404)
  expect((await get('/feeds/company/9999999999.atom')).status).toBe(404)
  await server.db.execute(sql`update companies set is_approved = false where id = ${company}`)
  expect((await get(path)).status).toBe(404)
})
