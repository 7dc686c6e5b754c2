import type {
  BreadcrumbList,
  Dataset,
  EmployerAggregateRating,
  Occupation,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts'
import type { Company } from '../../contract/companies/companies.schema.ts'
import { apiBase } from '../../contract/endpoint.ts'
import type { TitlePage } from '../../contract/salaries/browse.schema.ts'
import { computeAbout } from '../../contract/salaries/pay.ts'
import { buildCompanyPageUrl } from './describe.ts'
import type { Description } from './description.ts'

type Place = { site: string; publicUrl: string; canonical: string; title: string }

/** Builds the structured data (schema.org) of a listed page, for search engines. */
export function buildStructuredData(page: Description, { site, publicUrl, canonical, title }: Place): object[] {
  const { address, company, jobTitle, trail, description, title: parts } = page
  const home = `${publicUrl}/`
  if (address === '/')
    return [
      of<WebSite>({
        ...{ '@type': 'WebSite', name: site, url: home },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
          // A property that search engines read although the vocabulary does not have it.
          ...{ 'query-input': 'required name=search_term_string' },
        },
      }),
      of<Organization>({
        '@type': 'Organization',
        ...{ name: site, url: home, logo: `${publicUrl}/icons/icon-512.png` },
      }),
    ]
  const way: [string, string?][] = [[site, '/'], ...(trail ?? [[parts[0] ?? '']])]
  const itemListElement = way.map(([name, path], at) => ({
    ...{ '@type': 'ListItem' as const, position: at + 1, name, item: path ? publicUrl + path : canonical },
  }))
  const crumbs = of<BreadcrumbList>({ '@type': 'BreadcrumbList', itemListElement })
  const about = company
    ? describeCompany(company, publicUrl)
    : jobTitle
      ? [describeOccupation(jobTitle)]
      : address === '/salaries'
        ? [describeDataset(title, description ?? title, canonical, publicUrl)]
        : []
  return [...about, crumbs]
}

/** Describes a company and its rating in stars by people who worked there. */
function describeCompany(company: Company, publicUrl: string): object[] {
  const { rate, total_ratings, website, logo, founded } = company
  const about = {
    '@type': 'Organization',
    name: company.name,
    alternateName: company.name === company.name_en ? company.name_ar : company.name_en,
    url: publicUrl + buildCompanyPageUrl(company),
    ...(logo && { logo: new URL(logo, publicUrl).href }),
    ...(website && { sameAs: website }),
    ...(founded && { foundingDate: String(founded) }),
  } as const satisfies Organization
  if (rate === null || total_ratings === 0) return [of<Organization>(about)]
  const rated = {
    ...{ '@type': 'EmployerAggregateRating', ratingValue: Number(rate.toFixed(2)), ratingCount: total_ratings },
    ...{ bestRating: 5, worstRating: 1 },
  } as const satisfies EmployerAggregateRating
  // The employer's own address: ours would say that the employer is this page.
  const named = {
    ...{ '@type': 'Organization', name: about.name },
    ...(website && { sameAs: website }),
  } as const satisfies Organization
  return [of<Organization>(about), of<EmployerAggregateRating>({ ...rated, itemReviewed: named })]
}

/** Describes a job title with about what it is paid, where that is told; nothing finer than its public page. */
function describeOccupation({ name, pay }: TitlePage): object {
  return of<Occupation>({
    '@type': 'Occupation',
    name,
    occupationLocation: { '@type': 'Country', name: 'SA' },
    ...(pay && {
      estimatedSalary: {
        ...{ '@type': 'MonetaryAmountDistribution', name: 'base', currency: 'SAR', duration: 'P1M' },
        median: computeAbout(pay).about,
      },
    }),
  })
}

/** Describes the published numbers of pay as a dataset that anybody may use. */
const describeDataset = (name: string, description: string, url: string, publicUrl: string): object =>
  of<Dataset>({
    ...{ '@type': 'Dataset', name, description, url, isAccessibleForFree: true },
    spatialCoverage: { '@type': 'Country', name: 'SA' },
    distribution: ['application/json', 'text/csv'].map((encodingFormat) => ({
      ...({ '@type': 'DataDownload', encodingFormat, contentUrl: `${publicUrl}${apiBase}/salaries` } as const),
    })),
  })

/** Builds an item of schema.org; its type and properties are checked by the compiler. */
const of = <Kind extends Thing>(about: Exclude<Kind, string>): object => ({
  '@context': 'https://schema.org',
  ...about,
})
