import type { Company } from '../../contract/companies/companies.ts'
import type { Description } from './describe.ts'

type Place = { site: string; publicUrl: string; canonical: string; title: string }

/** What search engines are told in their own words (schema.org), of a page that is listed. */
export function structuredData({ address, company, trail, title: parts }: Description, place: Place): object[] {
  const { site, publicUrl, canonical } = place
  const home = `${publicUrl}/`
  if (address === '/')
    return [
      of('WebSite', {
        name: site,
        url: home,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }),
      of('Organization', { name: site, url: home, logo: `${publicUrl}/icons/icon-512.png` }),
    ]
  const way: [string, string?][] = [[site, '/'], ...(trail ?? [[parts[0] ?? '']])]
  const itemListElement = way.map(([name, path], at) => ({
    ...{ '@type': 'ListItem', position: at + 1, name, item: path ? publicUrl + path : canonical },
  }))
  const crumbs = of('BreadcrumbList', { itemListElement })
  return company ? [organization(company, publicUrl), crumbs] : [crumbs]
}

function organization(company: Company, publicUrl: string): object {
  const { rate, total_ratings, website, logo, founded } = company
  const rated = rate !== null && total_ratings > 0
  return of('Organization', {
    name: company.name,
    alternateName: company.name === company.name_en ? company.name_ar : company.name_en,
    url: `${publicUrl}/company/${company.id}`,
    ...(logo && { logo: new URL(logo, publicUrl).href }),
    ...(website && { sameAs: website }),
    ...(founded && { foundingDate: String(founded) }),
    ...(rated && {
      aggregateRating: {
        ...{ '@type': 'AggregateRating', ratingValue: Number(rate.toFixed(2)), ratingCount: total_ratings },
        ...{ bestRating: 5, worstRating: 1 },
      },
    }),
  })
}

const of = (type: string, about: object) => ({ '@context': 'https://schema.org', '@type': type, ...about })
