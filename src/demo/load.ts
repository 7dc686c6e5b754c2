import { check } from '../contract/form/check.ts'
import { getFormOfKind } from '../contract/reviews/reviews.ts'
import { addAccount } from '../server/accounts/accounts.queries.ts'
import { addCompanyPerson } from '../server/accounts/company-roles.queries.ts'
import { withPassword } from '../server/accounts/locks.ts'
import type { HashedPassword } from '../server/accounts/passwords.ts'
import { changeVault } from '../server/accounts/vault.queries.ts'
import { addAdministrator } from '../server/administration/administrators.queries.ts'
import { setSite } from '../server/administration/site-state.queries.ts'
import { publishWaiting } from '../server/app/publication/publish.ts'
import { operator } from '../server/audit/audit.ts'
import { createAwardsAmong } from '../server/awards/awards.queries.ts'
import { addCompanies, countCompanies, type NewCompany } from '../server/companies/companies.queries.ts'
import { addSettings, getLookups } from '../server/lookups/lookups.queries.ts'
import { addModerator } from '../server/moderation/moderators.queries.ts'
import type { Database } from '../server/platform/db/database.ts'
import type { Services } from '../server/platform/services.ts'
import { decideDueContexts } from '../server/reviews/contexts.queries.ts'
import { submit } from '../server/reviews/submit.ts'
import { importFigures, readFigures } from '../server/salaries/outside/import.ts'
import { releaseAll } from '../server/statistics/release/release.ts'
import { createDemoAwards } from './awards.ts'
import { lockFirstStart } from './demo.queries.ts'
import { loadCases } from './load-cases.queries.ts'
import { loadCompanyFiles } from './load-files.ts'
import { loadReviews } from './load-reviews.queries.ts'
import { loadQuestions, loadStudies } from './load-voices.queries.ts'
import { demoPassword } from './logins.ts'
import { demoOutsidePay } from './outside-pay.ts'
import { createDemoVault } from './profile.ts'
import { createDemoCompanies, type DemoCompany } from './seed/companies.ts'
import { createDemoDecisions } from './seed/decisions.ts'
import { type DemoPerson, demoPeople } from './seed/people.ts'
import { createDemoQuestions } from './seed/questions.ts'
import { createDemoReviews } from './seed/reviews.ts'
import { createDemoStudies } from './seed/studies.ts'
import { demoSettings } from './settings.ts'

/**
 * Fills an empty database with invented companies, reviews and people: all of it or, when the process is killed
 * meanwhile, nothing. Its moderators may moderate only if `moderating` is true. Returns false when there are companies
 * already. Of several processes starting at once one loads it.
 */
export async function loadDemo(services: Services, moderating = false): Promise<boolean> {
  const hashed = await services.passwords.hash(demoPassword)
  return services.db.transaction(async (tx) => {
    await lockFirstStart(tx)
    if ((await countCompanies(tx)) > 0) return false
    const companies = createDemoCompanies()
    const competitors = companies.flatMap(({ id, competitor_ids }) =>
      competitor_ids.map((competitorId, position) => ({ companyId: id, competitorId, position })),
    )
    await addSettings(tx, demoSettings)
    await setSite(tx, { state: 'open', reason: null })
    await addCompanies(tx, companies.map(toRow), competitors)
    const awards = createDemoAwards(companies)
    await loadReviews({ db: tx, privacy: services.privacy }, awards.watch(createDemoReviews(companies)))
    for (const [quarter, candidates] of awards.candidates()) await createAwardsAmong(tx, quarter, candidates)
    await loadQuestions(tx, createDemoQuestions(companies))
    await loadStudies({ db: tx, privacy: services.privacy }, createDemoStudies())
    await releaseAll({ ...services, db: tx }, '', services.clock())
    const lookups = await getLookups(tx)
    await decideDueContexts({ db: tx, privacy: services.privacy, lookups }, services.clock())
    await loadCompanyFiles(tx)
    await loadOutsidePay({ db: tx, privacy: services.privacy }, services.clock())
    for (const person of demoPeople) {
      const added = await addPerson(services, tx, person, companies, hashed)
      if (moderating && added && (person.role === 'moderator' || person.role === 'lead')) {
        await addModerator(tx, added.id, person.role)
        // On a small site they are the same people.
        await addAdministrator(tx, added.id)
      }
      if (added && person.role === 'member')
        await loadCases({ db: tx, privacy: services.privacy }, added, createDemoDecisions(companies))
    }
    await publishWaiting({ db: tx, privacy: services.privacy })
    return true
  })
}

/** Loads the fictional figures of others as the operator would. */
async function loadOutsidePay(using: Parameters<typeof importFigures>[0], now: Date): Promise<void> {
  const file = {
    maxRows: 100,
    open: async function* () {
      yield Buffer.from(demoOutsidePay)
    },
  }
  const read = await readFigures(await getLookups(using.db), file, now)
  const { counts, refused, problem } = await importFigures(using, read, { dryRun: false }, { by: operator, now })
  if (counts.new === 0 || refused.length > 0 || problem)
    throw new Error('The figures of the demonstration are refused.')
}

function toRow({ id, ceo, ...company }: DemoCompany): NewCompany {
  return {
    id,
    nameEn: company.name_en,
    nameAr: company.name_ar,
    aboutEn: company.about_en,
    aboutAr: company.about_ar,
    image: company.image,
    logo: company.logo,
    unlocked: company.unlocked === 1,
    isApproved: company.is_approved === 1,
    ceoNameEn: ceo?.name_en,
    ceoNameAr: ceo?.name_ar,
    ceoImage: ceo?.image,
    ceoLinkedin: ceo?.linkedin,
    website: company.website,
    cityId: company.city_id,
    sizeId: company.size_id,
    founded: company.founded,
    typeId: company.type_id,
    industryId: company.industry_id,
    revenueEn: company.revenue_en,
    revenueAr: company.revenue_ar,
    activityEn: company.activity_en,
    activityAr: company.activity_ar,
    phone: company.phone,
    addressEn: company.address_en,
    addressAr: company.address_ar,
    missionEn: company.mission_en,
    missionAr: company.mission_ar,
    visionEn: company.vision_en,
    visionAr: company.vision_ar,
    social: company.social,
    mapLink: company.map_url,
  }
}

async function addPerson(
  services: Services,
  tx: Database,
  person: DemoPerson,
  companies: readonly DemoCompany[],
  { hash: passwordHash, key }: HashedPassword,
) {
  const { privacy } = services
  const { email, name_en: name, experience, shared } = person
  const secret = privacy.newSecret()
  const id = await addAccount(
    { db: tx, privacy },
    { email, name, language: 'en', passwordHash },
    { verified: true, locks: withPassword(privacy, null, secret, key) },
  )
  if (!id) return undefined
  for (const companyId of person.represents?.company_ids ?? []) await addCompanyPerson(tx, id, companyId, 'admin')
  const present = companies.find((one) => one.id === experience[0]?.company_id)?.name_en
  const worked = experience.map(({ company_id }) => company_id)
  const started = services.clock()
  await changeVault({ db: tx, privacy }, { id, secret }, (vault) => createDemoVault(person, present, vault, started))
  for (const { companyId, type, month, answers } of shared) {
    const now = new Date(`${month}-15T12:00:00Z`)
    const checked = check(getFormOfKind(type), answers, { side: 'wire', now })
    if (!checked.ok)
      throw new Error(`a demonstration review does not fit its form: ${JSON.stringify(checked.problems)}`)
    const submission = { kind: type, companyId, answers: checked.answers }
    await submit({ db: tx, privacy, now }, { secret, companies: worked }, submission)
  }
  return { id, secret }
}
