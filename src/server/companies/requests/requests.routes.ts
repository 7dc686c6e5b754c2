import * as contract from '../../../contract/companies/request.ts'
import type { AnswersOf } from '../../../contract/form/form.ts'
import { sealContact } from '../../mail/contact.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Refused, refuse } from '../../platform/http/answer.ts'
import type { Call, Route } from '../../platform/http/route.ts'
import type { Kept } from '../../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../../platform/idempotency/once.ts'
import { monthOf } from '../../platform/months.ts'
import { applyChanges } from '../changes/changes.queries.ts'
import { insertCompanies } from '../companies.queries.ts'
import { addCompanyFiles } from '../files/files.queries.ts'
import { type TakenFile, takeFiles } from '../files/take.ts'
import { addRequest, drawCompanyId, nameListed } from './requests.queries.ts'

/** Requests to add a company. Who asked is sealed: it might say where they work. */
export const requestRoutes: readonly Route[] = [
  routeOnce(contract.requestCompany, { prepare: takePictures, act: request }),
]

type Asked = AnswersOf<typeof contract.companyRequest>

type Pictures = Partial<Record<'logo' | 'cover', TakenFile>>

function takePictures(call: Call): Promise<Pictures | Refused> {
  return takeFiles(call, { logo: 'logo', cover: 'cover' })
}

async function request(tx: Database, call: Call, pictures: Pictures): Promise<Kept | Refused> {
  const { services, account, language, now } = call
  const asked = call.answers as Asked
  const names = [asked.name_en!, asked.name_ar!]
  if (await nameListed(tx, names)) return refuse(409, 'company_listed', language === 'ar' ? 'name_ar' : 'name_en')
  const id = await drawCompanyId(tx)
  await insertCompanies(tx, [{ id, ...rowOf(asked), isApproved: false, unlocked: false }])
  // What else there is of it is kept as a change of its page. Nobody gets its pictures before it is approved.
  const { competitors } = asked
  await applyChanges(tx, id, { competitors, ...(await addCompanyFiles(tx, id, pictures, true)) })
  const contact = sealContact(services.privacy, { account: account.id, language })
  await addRequest(tx, { companyId: id, contact, month: monthOf(now) })
  return { status: 200, message: 'company_requested' }
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
