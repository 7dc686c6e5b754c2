import type { Company, CompanyCard } from '../../contract/companies/companies.schema.ts'
import { type Lookups, nameOf } from '../lookups/lookups.ts'
import type { WordName } from '../lookups/word-meanings.ts'
import type { Language } from '../platform/http/words.ts'
import type { CardStatistics, CompanyStatistics } from '../statistics/company-statistics.queries.ts'
import type { CompanyRow, ListedCompany } from './companies.queries.ts'

type NamedCompany = { id: number; nameEn: string; nameAr: string; logo: string | null }

const pickText = (language: Language, en: string | null, ar: string | null) => (language === 'ar' ? ar : en) ?? en ?? ar

/**
 * Builds a company as read (spec 3), in the language of the call. A text it has in one language only is shown in that
 * one.
 */
export function toCompany(
  language: Language,
  row: CompanyRow,
  competitors: readonly NamedCompany[],
  statistics: CompanyStatistics,
  lookups: Lookups,
): Company {
  const pickOwnText = (en: string | null, ar: string | null) => pickText(language, en, ar)
  const buildWord = ({ count, ...name }: WordName & { count: number }) => ({ word: name[language], count })
  const ceo = pickOwnText(row.ceoNameEn, row.ceoNameAr)
  return {
    id: row.id,
    name: nameOf(row, language),
    name_en: row.nameEn,
    name_ar: row.nameAr,
    also: row.also,
    formerly: row.formerly,
    closed: row.closed ? 1 : 0,
    about: pickOwnText(row.aboutEn, row.aboutAr),
    image: row.image,
    logo: row.logo,
    unlocked: row.unlocked ? 1 : 0,
    is_approved: row.isApproved ? 1 : 0,
    ceo: ceo === null ? null : { name: ceo, image: row.ceoImage },
    website: row.website,
    headquarters: lookups.name('cities', row.cityId, language),
    size: lookups.name('employeeNumbers', row.sizeId, language),
    founded: row.founded,
    type: lookups.name('types', row.typeId, language),
    industry: lookups.name('industries', row.industryId, language),
    revenue: pickOwnText(row.revenueEn, row.revenueAr),
    competitors: competitors.map((one) => ({ id: one.id, name: nameOf(one, language), logo: one.logo })),
    activity: pickOwnText(row.activityEn, row.activityAr),
    phone: row.phone,
    address: pickOwnText(row.addressEn, row.addressAr),
    mission: pickOwnText(row.missionEn, row.missionAr),
    vision: pickOwnText(row.visionEn, row.visionAr),
    ceo_linkedin: row.ceoLinkedin,
    social: row.social,
    map_link: row.mapLink,
    ...statistics,
    words: { good: statistics.words.good.map(buildWord), bad: statistics.words.bad.map(buildWord) },
  }
}

/** Builds the card of a company in a list, in the language of the call. */
export function toCompanyCard(
  language: Language,
  row: ListedCompany,
  statistics: CardStatistics,
  lookups: Lookups,
): CompanyCard {
  return {
    id: row.id,
    name: nameOf(row, language),
    other_name: nameOf(row, language === 'ar' ? 'en' : 'ar'),
    // The picture of a company that waits has not been reviewed.
    logo: row.isApproved ? row.logo : null,
    unlocked: row.unlocked ? 1 : 0,
    is_approved: row.isApproved ? 1 : 0,
    industry: lookups.name('industries', row.industryId, language),
    city: lookups.name('cities', row.cityId, language),
    size: lookups.name('employeeNumbers', row.sizeId, language),
    ...statistics,
    good_word: statistics.good_word?.[language] ?? null,
    bad_word: statistics.bad_word?.[language] ?? null,
  }
}
