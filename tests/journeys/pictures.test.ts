import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computeAbout } from '../../src/contract/salaries/pay.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { drawPicture, type Picture, pictureSize } from '../../src/server/pages/pictures/draw-picture.ts'
import { drawCompany, drawTitle } from '../../src/server/pages/pictures/pictures-of.ts'
import { createPictureCache } from '../../src/server/pages/pictures/render.ts'
import { listBandNames, payBands } from '../../src/server/statistics/pay.ts'
import { buildTitleMeasure } from '../../src/server/statistics/pay-measures.ts'
import { wordsIn } from '../support/project/words.ts'
import { publicUrl, startPageServer } from '../support/server/page-server.ts'

const { server, get } = await startPageServer()
afterAll(server.close)

const [rated, none, waiting] = [1, 2, 3]
const title = 1
const languages = [
  ['en', 'english'],
  ['ar', 'arabic'],
] as const
const bytesAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
const render = createPictureCache()
/** Returns every text of a picture, as drawn. */
const textOf = (picture: Picture) =>
  [...drawPicture(picture).matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, one]) => one).join('\n')

beforeAll(async () => {
  await server.empty()
  await addCompanies(server.db, [
    { id: rated, nameEn: 'Rimal Trading', nameAr: 'رمال للتجارة' },
    { id: none, nameEn: 'None', nameAr: 'بلا تقييم' },
    { id: waiting, nameEn: 'Waiting', nameAr: 'تنتظر', isApproved: false },
  ])
  await server.db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
    values (${rated}, 'company.rate', '4', true, 70), (${rated}, 'company.rate', '5', true, 50)`)
  for (const bucket of listBandNames(payBands))
    await server.db.execute(sql`insert into national_tallies (measure, bucket, published, releases)
      values (${buildTitleMeasure(title)}, ${bucket}, ${bucket === '5' || bucket === '6' || bucket === '7' ? 100 : 0}, 1)`)
})

describe.each(languages)('in %s', (code, language) => {
  const t = wordsIn(language)

  test('a company is shared with a PNG of 1200 by 630, drawn from what its page tells', async () => {
    const reply = await get(`/share/company/${rated}.png?lang=${code}`)
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    const png = Buffer.from(await reply.arrayBuffer())
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...pictureSize })
    const profile = (await server.call('GET', `/companies/${rated}/profile`, { language: code })).json.data
    const said = textOf(drawCompany(code, profile))
    for (const part of [
      profile.name,
      profile.rate.toFixed(1),
      '120',
      profile.rating.lower.toFixed(1),
      profile.rating.upper.toFixed(1),
    ])
      expect(said).toContain(part)
    expect(said).toContain(t('picture:fewSalaries'))
    expect(await render(drawPicture(drawCompany(code, profile)))).toEqual(png)
    expect(await render(drawPicture(drawCompany(code, { ...profile, rate: 3.2 })))).not.toEqual(png)
  })

  test('a job title with about what it is paid, and how sure that is', async () => {
    const page = (await server.call('GET', `/salaries/${title}/summary`, { language: code })).json.data
    const { about, within } = computeAbout(page.pay)
    const said = textOf(drawTitle(code, page))
    for (const number of [about, within, page.pay.people]) expect(said).toContain(number.toLocaleString('en'))
    const png = await bytesAt(`/share/salary/${title}.png?lang=${code}`)
    expect(await render(drawPicture(drawTitle(code, page)))).toEqual(png)
    expect(textOf(drawTitle(code, { ...page, pay: null }))).toContain(t('picture:fewSalaries'))
  })

  test('a company nobody rated says so, and shows no star and no number', async () => {
    const profile = (await server.call('GET', `/companies/${none}/profile`, { language: code })).json.data
    const svg = drawPicture(drawCompany(code, profile))
    expect(svg).toContain(t('picture:noRatings'))
    expect(svg).not.toContain('<polygon')
    expect(textOf(drawCompany(code, profile))).not.toMatch(/\d\.\d/)
    expect((await get(`/share/company/${none}.png?lang=${code}`)).status).toBe(200)
  })

  test('the awards have one as long as there are none, too', async () => {
    const png = await bytesAt(`/share/awards.png?lang=${code}`)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...pictureSize })
  })

  test.each([`/company/${rated}`, `/company/${rated}/salaries`, `/salaries/${title}`, '/awards'])(
    'the head of %s names it, and its address changes with what it says',
    async (path) => {
      const head = async () => {
        const html = await (await get(`${path}?lang=${code}`)).text()
        return (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
      }
      const property = await head()
      const address = property('og:image')!
      expect(address).toMatch(new RegExp(`^${publicUrl}/share/[\\w/]+\\.png\\?lang=${code}&v=[\\w-]{8}$`))
      expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
      expect(property('twitter:card')).toBe('summary_large_image')
      const reply = await get(address.slice(publicUrl.length))
      expect([reply.status, reply.headers.get('Cross-Origin-Resource-Policy')]).toEqual([200, 'cross-origin'])
      const etag = reply.headers.get('ETag')!
      expect((await get(address.slice(publicUrl.length), { 'If-None-Match': etag })).status).toBe(304)
      if (!path.startsWith('/company')) return
      const live = (n: number) =>
        server.db.execute(sql`update tallies set live = ${n} where company_id = ${rated} and bucket = '5'`)
      await live(51)
      try {
        expect((await head())('og:image')).not.toBe(address)
      } finally {
        await live(50)
      }
    },
  )
})

test('what has no page has no picture', async () => {
  for (const path of [
    `/share/company/${waiting}.png`,
    '/share/company/999.png',
    '/share/salary/999999.png',
    '/share/company/x.png',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test.each([
  'W'.repeat(200),
  'Mm '.repeat(40),
  ...[...'صسحعكتمنيه'].map((letter) => letter.repeat(90)),
  '李'.repeat(60),
  'MONETARY AGENCY OF THE KINGDOM OF ARABIA',
  '<b>"&\u202e\u0007',
  'x',
])('the name %j stays within the margins', async (name) => {
  for (const [language] of languages) {
    const svg = drawPicture({ language, site: 'S', title: name, lines: [{ told: '1' }], foot: 'f' })
    const band = await sharp(await render(svg))
      .extract({ left: 0, top: 130, width: 1200, height: 130 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = band.info
    const inked = Array.from({ length: 1200 }, (_, x) => x).filter((x) =>
      Array.from({ length: 130 }, (_, y) => y).some((y) => band.data[(y * 1200 + x) * channels]! < 120),
    )
    expect(inked.length).toBeGreaterThan(10)
    expect([inked[0]! >= 60, inked.at(-1)! <= 1140]).toEqual([true, true])
  }
})

test('the queue is limited, and each picture is rendered once', async () => {
  const keep = createPictureCache()
  const svg = (at: number) => drawPicture({ language: 'en', site: 'S', title: String(at), lines: [], foot: '' })
  const asked = Array.from({ length: 20 }, (_, at) => keep(svg(at)))
  expect(keep(svg(0))).toBeInstanceOf(Promise)
  const drawn = await Promise.all(asked)
  const refused = drawn.filter((one) => one === undefined).length
  expect(refused).toBe(11)
  expect(await keep(svg(0))).toBe(drawn[0])
})
