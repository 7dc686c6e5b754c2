import type { Context, Hono } from 'hono'
import type { Company } from '../../../contract/companies/companies.schema.ts'
import { getCompanyProfile } from '../../../contract/companies/companies.ts'
import type { TitlePage } from '../../../contract/salaries/browse.schema.ts'
import { getTitlePage } from '../../../contract/salaries/browse.ts'
import type { AwardQuarter } from '../../../contract/statistics/awards.schema.ts'
import { listAwards } from '../../../contract/statistics/awards.ts'
import { createPackable } from '../../platform/http/coding.ts'
import type { Language } from '../../platform/http/words.ts'
import { send } from '../../platform/http/written.ts'
import { listReads, type Read } from '../read.ts'
import { drawPicture, type Picture } from './draw-picture.ts'
import { drawAwards, drawCompany, drawTitle } from './pictures-of.ts'
import { computeVersion, createPictureCache } from './render.ts'

/** The cache header of pictures: ratings change at any time, and link previews are seldom fetched twice. */
const cache = 'public, max-age=3600'

/**
 * Builds the address of a picture in its language; it changes with the content of the picture, so that no outdated one
 * is shown.
 */
export const buildPictureUrl = (path: string, picture: Picture): string =>
  `${path}?lang=${picture.language}&v=${computeVersion(drawPicture(picture)).slice(0, 8)}`

export const getPicture = {
  company: (id: number) => `/share/company/${id}.png`,
  salary: (id: number) => `/share/salary/${id}.png`,
  awards: '/share/awards.png',
} as const

/**
 * Serves pictures for link previews: PNG of 1200 by 630 px in the language of `?lang=`, drawn from the same public call
 * as the page, so they contain what it contains and nothing more (decision 115). 404 when there is no such page, 503
 * while too many are being drawn.
 */
export function servePictures(app: Hono, read: Read): void {
  const pngOf = createPictureCache()
  const serve = (path: string, pictureFor: (context: Context, language: Language) => Promise<Picture | number>) =>
    app.get(path, async (context) => {
      const picture = await pictureFor(context, context.req.query('lang') === 'ar' ? 'ar' : 'en')
      context.set('picture', true)
      if (picture === 404) return context.text('Not found', 404)
      const svg = typeof picture === 'number' ? undefined : drawPicture(picture)
      const png = svg && (await pngOf(svg))
      if (!png) return context.text('Unavailable', 503, { 'Retry-After': '10' })
      const written = { type: 'image/png', body: createPackable(png), tag: () => computeVersion(svg) }
      // A PNG is compressed already.
      return send(context, written, { cache, packs: false })
    })
  const parseId = (context: Context) => Number.parseInt(context.req.param('file')!, 10)

  serve('/share/company/:file{[1-9]\\d{0,9}\\.png}', async (context, language) => {
    const input = { params: { id: parseId(context) } }
    const { data, status } = await listReads<Company>(read, getCompanyProfile, input, language)
    return data ? drawCompany(language, data) : status
  })
  serve('/share/salary/:file{[1-9]\\d{0,9}\\.png}', async (context, language) => {
    const input = { params: { id: parseId(context) } }
    const { data, status } = await listReads<TitlePage>(read, getTitlePage, input, language)
    return data ? drawTitle(language, data) : status
  })
  serve(getPicture.awards, async (_, language) => {
    const input = { params: {}, query: { limit: 1 } }
    const { data, status } = await listReads<{ quarters: AwardQuarter[] }>(read, listAwards, input, language)
    return data ? drawAwards(language, data.quarters[0]) : status
  })
}
