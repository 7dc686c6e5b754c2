import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { plainText } from './columns.ts'

/** Companies (spec 3, 'Company as read'). Texts in both languages; ids of lists point into `lookup_items`. */
export const companies = pgTable(
  'companies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    aboutEn: text('about_en'),
    aboutAr: text('about_ar'),
    image: text(),
    logo: text(),
    unlocked: boolean().notNull().default(false),
    isApproved: boolean('is_approved').notNull().default(true),
    ceoNameEn: text('ceo_name_en'),
    ceoNameAr: text('ceo_name_ar'),
    ceoImage: text('ceo_image'),
    ceoLinkedin: text('ceo_linkedin'),
    website: text(),
    /** The headquarters, an item of `cities`. */
    cityId: integer('city_id'),
    /** An item of `employeeNumbers`. */
    sizeId: integer('size_id'),
    founded: integer(),
    /** An item of `types`. */
    typeId: integer('type_id'),
    /** An item of `industries`. */
    industryId: integer('industry_id'),
    revenueEn: text('revenue_en'),
    revenueAr: text('revenue_ar'),
    activityEn: text('activity_en'),
    activityAr: text('activity_ar'),
    phone: text(),
    addressEn: text('address_en'),
    addressAr: text('address_ar'),
    missionEn: text('mission_en'),
    missionAr: text('mission_ar'),
    visionEn: text('vision_en'),
    visionAr: text('vision_ar'),
    /** Profile URLs by the name of the network: `{"twitter": "https://..."}`. */
    social: jsonb().$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    mapLink: text('map_link'),
    /** Further names it is found by: a short name, a brand, a name in another spelling. */
    also: text().array().notNull().default([]),
    /** The names it had before it was renamed, the latest first; a page shows them as "formerly". */
    formerly: text().array().notNull().default([]),
    /** Whether the company does not exist any more. Its page stays and says so. */
    closed: boolean().notNull().default(false),
    /**
     * The company that this one turned out to be. Its row stays, not approved, so that its id leads there for good;
     * never a company that has become another one itself.
     */
    joinedInto: integer('joined_into').references((): AnyPgColumn => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [
    // Finds those that wait for the moderators among all the others.
    index('companies_waiting').on(table.id).where(sql`not ${table.isApproved}`),
    index('companies_joined').on(table.joinedInto).where(sql`${table.joinedInto} is not null`),
  ],
)

/** What taking a company apart again needs to know, for the days in which that is possible. */
export const companyJoins = pgTable('company_joins', {
  /** The company that has become another one. */
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  /** What was moved, and what the two said before (`administration/joining`). */
  kept: jsonb().notNull(),
})

export const companyCompetitors = pgTable(
  'company_competitors',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    competitorId: integer('competitor_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.competitorId] }),
    index('company_competitors_competitor').on(table.competitorId),
  ],
)

/**
 * What a company with people of its own said of its market before it changed that, for a year: its competitors, and its
 * industry and headquarters. Its people cannot end a conflict of interest by changing the page.
 */
export const companyPasts = pgTable(
  'company_pasts',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The month of the change, `YYYY-MM`. */
    month: text().notNull(),
    competitors: integer().array().notNull(),
    industryId: integer('industry_id'),
    cityId: integer('city_id'),
  },
  (table) => [
    index('company_pasts_company').on(table.companyId),
    index('company_pasts_month').on(table.month),
    index('company_pasts_competitors').using('gin', table.competitors),
  ],
)

/**
 * The search keys of a company: its name in each language, normalised (`contract/search/normalise.ts`), and every part
 * of it from a word to the end. `weight` is 0 for the start of the name itself, 1 for the start of a later word, 2 for
 * its sound. A prefix search is a range of the primary key for each weight, no matter what the number of companies.
 */
export const companyNames = pgTable(
  'company_names',
  {
    key: plainText().notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weight, table.key, table.companyId] }),
    index('company_names_company').on(table.companyId),
  ],
)

/**
 * The version of a company's page. It changes whenever anything the page shows does (by the triggers of
 * `db/sql/company-versions.sql`), so that a cached page can be reused after one lookup. Random rather than counted: it
 * must not reveal an order.
 */
export const companyVersions = pgTable('company_versions', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  version: uuid().notNull().defaultRandom(),
})

/**
 * The listing that companies are browsed by: one row for each approved company, maintained by triggers of
 * `db/sql/company-listing.sql` from `companies` and the counters, so that no code that writes those can forget it. Each
 * order is an index; a filter that fits few companies is found by its own index and sorted, one that fits many is read
 * along the order.
 */
export const companyListing = pgTable(
  'company_listing',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    cityId: integer('city_id'),
    industryId: integer('industry_id'),
    sizeId: integer('size_id'),
    /** The names in the form they are sorted by. */
    nameEn: plainText('name_en').notNull(),
    nameAr: plainText('name_ar').notNull(),
    /** The number of published company reviews. */
    reviews: integer().notNull(),
    /**
     * The lower bound of the rating's interval (`contract/statistics/interval.ts`), in stars; 0 when nobody has rated.
     */
    score: doublePrecision().notNull(),
    /** The average rating, in stars; 0 when nobody has rated. */
    rate: doublePrecision().notNull(),
  },
  (table) => [
    index('company_listing_reviews').on(table.reviews, table.companyId),
    index('company_listing_score').on(table.score, table.companyId),
    index('company_listing_rate').on(table.rate),
    index('company_listing_name_en').on(table.nameEn, table.companyId),
    index('company_listing_name_ar').on(table.nameAr, table.companyId),
    index('company_listing_city').on(table.cityId, table.industryId, table.sizeId),
    index('company_listing_industry').on(table.industryId, table.sizeId),
    // Finds the most reviewed companies of an industry, however few or many it has.
    index('company_listing_industry_reviews').on(table.industryId, table.reviews, table.companyId),
    index('company_listing_size').on(table.sizeId),
  ],
)
