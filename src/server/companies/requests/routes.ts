import * as contract from '../../../contract/companies/request.ts'
import type { AnswersOf } from '../../../contract/form/form.ts'
import { type Answer, refuse } from '../../http/answer.ts'
import { type Call, type Route, route } from '../../http/route.ts'
import { actedOnce } from '../../reviews/idempotency/acted-once.ts'
import { insertCompanies } from '../store.ts'
import { nameListed, nextCompanyId } from './store.ts'

/** Requests to add a company. Nobody is kept as the one who asked: it would say where they work. */
export const requestRoutes: readonly Route[] = [route(contract.requestCompany, requested)]

type Asked = AnswersOf<typeof contract.companyRequest>

async function requested(call: Call): Promise<Answer> {
  const { services, account, language } = call
  const asked = call.answers as Asked
  const names = [asked.name_en!, asked.name_ar!]
  const wait = await services.limits.companyRequest.attempt(account.id)
  if (wait > 0) return refuse(429, 'too_many', '', wait)
  return actedOnce(call, ['company', asked], async (tx) => {
    if (await nameListed(tx, names)) return refuse(409, 'company_listed', language === 'ar' ? 'name_ar' : 'name_en')
    await insertCompanies(tx, [{ id: await nextCompanyId(tx), ...rowOf(asked), isApproved: false, unlocked: false }])
    return { status: 200, message: 'company_requested' }
  })
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** A text in the column of the language it is written in; a page shows it in both while there is no other. */
function inItsLanguage<Name extends string>(name: Name, text: string | undefined) {
  const column = `${name}${text !== undefined && isArabic(text) ? 'Ar' : 'En'}`
  return { [column]: text } as { [Key in `${Name}En` | `${Name}Ar`]?: string }
}

function rowOf(asked: Asked) {
  const { twitter, instagram, linkedin } = asked
  const social = Object.entries({ twitter, instagram, linkedin }).filter(([, address]) => address !== undefined)
  return {
    nameEn: asked.name_en!,
    nameAr: asked.name_ar!,
    website: asked.website,
    industryId: asked.industry,
    cityId: asked.headquarters,
    typeId: asked.type,
    sizeId: asked.size,
    founded: asked.founded,
    phone: asked.phone,
    mapLink: asked.map_link,
    ceoLinkedin: asked.ceo_linkedin,
    ...inItsLanguage('revenue', asked.revenue),
    ...inItsLanguage('activity', asked.activity),
    ...inItsLanguage('address', asked.address),
    ...inItsLanguage('about', asked.about),
    ...inItsLanguage('mission', asked.mission),
    ...inItsLanguage('vision', asked.vision),
    ...inItsLanguage('ceoName', asked.ceo),
    social: Object.fromEntries(social) as Record<string, string>,
  }
}
