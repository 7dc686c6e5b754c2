import type { CompanyRequestAnswers } from '../../../contract/companies/requests.ts'

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** Returns a text under the column of its language; a page shows it in both while there is no other. */
function putInItsColumn<Name extends string>(name: Name, text: string | undefined) {
  const column = `${name}${text !== undefined && isArabic(text) ? 'Ar' : 'En'}`
  return { [column]: text } as { [Key in `${Name}En` | `${Name}Ar`]?: string }
}

/** Builds the row of a requested company. */
export function toAskedCompany(asked: CompanyRequestAnswers) {
  const { twitter, instagram, linkedin } = asked
  const social = Object.entries({ twitter, instagram, linkedin }).flatMap(([network, address]) =>
    address === undefined ? [] : [[network, address] as const],
  )
  return {
    nameEn: asked.name_en,
    nameAr: asked.name_ar,
    website: asked.website,
    industryId: asked.industry,
    cityId: asked.headquarters,
    typeId: asked.type,
    sizeId: asked.size,
    founded: asked.founded,
    phone: asked.phone,
    mapLink: asked.map_link,
    ceoLinkedin: asked.ceo_linkedin,
    ...putInItsColumn('revenue', asked.revenue),
    ...putInItsColumn('activity', asked.activity),
    ...putInItsColumn('address', asked.address),
    ...putInItsColumn('about', asked.about),
    ...putInItsColumn('mission', asked.mission),
    ...putInItsColumn('vision', asked.vision),
    ...putInItsColumn('ceoName', asked.ceo),
    social: Object.fromEntries(social),
  }
}
