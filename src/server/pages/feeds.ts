import { isDeepStrictEqual } from 'node:util'
import type { Context, Hono } from 'hono'
import type { Company } from '../../contract/companies/companies.schema.ts'
import { getCompanyProfile, listReviews } from '../../contract/companies/companies.ts'
import { listLog } from '../../contract/moderation/log.ts'
import { buildIdWithSlug } from '../../contract/pages.ts'
import type { ReleasedPay, TitlePage } from '../../contract/salaries/browse.schema.ts'
import { getTitlePage } from '../../contract/salaries/browse.ts'
import { computeAbout } from '../../contract/salaries/pay.ts'
import type { DataOf } from '../platform/http/call.ts'
import { escapeHtml } from '../platform/http/escaped.ts'
import type { Language } from '../platform/http/words.ts'
import { send, write } from '../platform/http/written.ts'
import type { Services } from '../platform/services.ts'
import { type Feed, writeFeed } from './atom.ts'
import { buildCompanyFeedUrl, buildTitleFeedUrl, logFeed, searchDescription } from './feed-addresses.ts'
import { formatNumber, getText } from './head-words.ts'
import { pageLanguage } from './language.ts'
import { listReads, type Read } from './read.ts'

/** The number of newest entries in a feed. */
const newest = 20

/**
 * Serves feeds for readers who follow a company, the pay of a job title or the moderators' decisions without an account, so that nobody knows
 * what they follow: each is written from the answer of a public call and contains no more than it. Also serves the
 * description by which a browser's own search box queries this site (OpenSearch 1.1). In the language of `?lang=`.
 */
export function serveFeeds(app: Hono, { config: { publicUrl } }: Pick<Services, 'config'>, read: Read): void {
  const pickLanguage = (context: Context): Language =>
    pageLanguage(context.req.query('lang'), context.req.header('accept-language')).language
  const sendXml = (context: Context, type: string, text: string) => {
    const headers = { Vary: 'Accept-Language, Accept-Encoding' }
    return send(context, write(`${type}; charset=UTF-8`, text), { cache: 'public, max-age=3600', headers })
  }
  const serve = (path: string, feedOf: (read: Read, context: Context, language: Language) => Promise<Feed | number>) =>
    app.get(path, async (context) => {
      const language = pickLanguage(context)
      const feed = await feedOf(read, context, language)
      if (feed === 404) return context.text('Not found', 404)
      if (typeof feed === 'number') return context.text('Unavailable', 503)
      return sendXml(context, 'application/atom+xml', writeFeed(feed, publicUrl, getText(language, 'common:site')))
    })
  serve('/feeds/company/:file{[1-9]\\d{0,9}\\.atom}', (read, context, language) =>
    readCompanyFeed(read, Number.parseInt(context.req.param('file')!, 10), language),
  )
  serve('/feeds/salaries/:file{[1-9]\\d{0,9}\\.atom}', (read, context, language) =>
    readTitleFeed(read, Number.parseInt(context.req.param('file')!, 10), language),
  )
  serve(logFeed, (read, _, language) => readLogFeed(read, language))
  app.get(searchDescription, (context) => {
    const language = pickLanguage(context)
    return sendXml(context, 'application/opensearchdescription+xml', describeSearch(publicUrl, language))
  })
}

/** Reads the newest reviews of a company, each with its stars and its words; returns the status when that fails. */
async function readCompanyFeed(read: Read, id: number, language: Language): Promise<Feed | number> {
  const [profile, listed] = await Promise.all([
    listReads<Company>(read, getCompanyProfile, { params: { id } }, language),
    listReads<ReviewPage>(read, listReviews, { params: { id }, query: { limit: newest } }, language),
  ])
  if (!profile.data || !listed.data) return profile.status === 404 ? 404 : 503
  const { name, name_en } = profile.data
  const page = `/company/${buildIdWithSlug(id, name_en)}/reviews`
  const getWords = (key: string) => getText(language, `companies:${key}`)
  return {
    ...{
      title: `${name}: ${getWords('tabs.reviews')}`,
      path: addLanguage(buildCompanyFeedUrl(id), language),
      language,
    },
    page: addLanguage(page, language),
    entries: listed.data.reviews.map((review) => ({
      id: review.id,
      title: getText(language, 'common:stars', { rating: review.rate }),
      path: `${addLanguage(page, language)}#review-${review.id}`,
      day: `${review.month}-01`,
      text: `${getWords('reviews.pros')}: ${review.pros}\n\n${getWords('reviews.cons')}: ${review.cons}`,
      ...(review.language && review.language !== language ? { language: review.language } : {}),
    })),
  }
}

type ReviewPage = DataOf<typeof listReviews>

/**
 * Reads what releases of open data have said of the pay of a job title: those that say anything else than the one
 * before. Returns the status when that fails.
 */
async function readTitleFeed(read: Read, id: number, language: Language): Promise<Feed | number> {
  const { data, status } = await listReads<TitlePage>(read, getTitlePage, { params: { id } }, language)
  if (!data) return status === 404 ? 404 : 503
  const { name, name_en, releases } = data
  const page = addLanguage(`/salaries/${buildIdWithSlug(id, name_en)}`, language)
  const getWords = (key: string, values?: Record<string, string>) => getText(language, `salaries:${key}`, values)
  const title = getWords('browse.inCountry', { title: name })
  const isNews = (pay: ReleasedPay, place: number) => !isSamePay(pay, releases[place + 1])
  return {
    ...{ title, path: addLanguage(buildTitleFeedUrl(id), language), page, language },
    entries: releases
      .filter(isNews)
      .slice(0, newest)
      .map(({ month, ...pay }) => {
        const { about, within } = computeAbout(pay)
        return {
          ...{ id: month, day: `${month}-01`, path: page },
          title: getWords('browse.page', { title: name, amount: formatNumber(about) }),
          text: getWords('released.entry', { within: formatNumber(within), people: formatNumber(pay.people) }),
        }
      }),
  }
}

const isSamePay = (pay: ReleasedPay, before: ReleasedPay | undefined): boolean =>
  isDeepStrictEqual(before, { ...pay, month: before?.month })

/** Reads the latest decisions of moderators: about what, the outcome, and why; returns the status when that fails. */
async function readLogFeed(read: Read, language: Language): Promise<Feed | number> {
  const { data } = await listReads<LogPage>(read, listLog, { params: {}, query: { limit: newest } }, language)
  if (!data) return 503
  const getWords = (key: string) => getText(language, `decisions:${key}`)
  const page = addLanguage('/moderation/log', language)
  return {
    ...{ title: getText(language, 'moderation-log:title'), path: addLanguage(logFeed, language), page, language },
    entries: data.decisions.map(({ id, day, kind, outcome, reason, company }) => ({
      ...{ id, day, path: page },
      title: [getWords(`kind.${kind}`), getWords(`outcomes.${outcome}`)].join(': '),
      text: [company?.name, reason && getWords(`choices.reason.${reason}`)].filter(Boolean).join(' · '),
    })),
  }
}

type LogPage = DataOf<typeof listLog>

const addLanguage = (path: string, language: Language) => `${path}?lang=${language}`

function describeSearch(publicUrl: string, language: Language): string {
  const site = escapeHtml(getText(language, 'common:site'))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${site}</ShortName>`,
    `<Description>${escapeHtml(getText(language, 'head:search'))}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Language>${language}</Language>`,
    `<Image height="512" width="512" type="image/png">${escapeHtml(publicUrl)}/icons/icon-512.png</Image>`,
    `<Url type="text/html" template="${escapeHtml(publicUrl)}/search?q={searchTerms}&amp;lang=${language}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
