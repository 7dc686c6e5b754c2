import * as contract from '../../../contract/companies/request.ts'
import type { AnswersOf } from '../../../contract/form/form.ts'
import { type Answer, isRefused, refuse } from '../../http/answer.ts'
import { type Call, type Route, route } from '../../http/route.ts'
import { sealContact } from '../../mail/contact.ts'
import { actedOnce } from '../../reviews/idempotency/acted-once.ts'
import { monthOf } from '../../reviews/month.ts'
import { applyChanges } from '../changes/store.ts'
import { addCompanyFiles } from '../files/store.ts'
import { digestsOf, takeFiles } from '../files/take.ts'
import { insertCompanies } from '../store.ts'
import { addRequest, nameListed, nextCompanyId } from './store.ts'

/** Requests to add a company. Who asked is sealed: it might say where they work. */
export const requestRoutes: readonly Route[] = [route(contract.requestCompany, requested)]

type Asked = AnswersOf<typeof contract.companyRequest>

async function requested(call: Call): Promise<Answer> {
  const { services, account, language, now } = call
  const asked = call.answers as Asked
  const names = [asked.name_en!, asked.name_ar!]
  const wait = await services.limits.companyRequest.attempt(account.id)
  if (wait > 0) return refuse(429, 'too_many', '', wait)
  const pictures = await takeFiles(call, { logo: 'logo', cover: 'cover' })
  if (isRefused(pictures)) return pictures
  const { logo: _, cover: __, ...texts } = asked
  return actedOnce(call, ['company', texts, digestsOf(pictures)], async (tx) => {
    if (await nameListed(tx, names)) return refuse(409, 'company_listed', language === 'ar' ? 'name_ar' : 'name_en')
    const id = await nextCompanyId(tx)
    await insertCompanies(tx, [{ id, ...rowOf(asked), isApproved: false, unlocked: false }])
    // What else there is of it is kept as a change of its page. Nobody gets its pictures before it is approved.
    const { competitors } = asked
    await applyChanges(tx, id, { competitors, ...(await addCompanyFiles(tx, id, pictures, true)) })
    const contact = sealContact(services.privacy, { account: account.id, language })
    await addRequest(tx, { companyId: id, contact, month: monthOf(now) })
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
