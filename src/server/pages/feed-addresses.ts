/** Builds the address of the feed about a company. */
export const buildCompanyFeedUrl = (id: number): string => `/feeds/company/${id}.atom`
/** Builds the address of the feed about the pay of a job title. */
export const buildTitleFeedUrl = (id: number): string => `/feeds/salaries/${id}.atom`
/** The address of the feed of moderators' decisions. */
export const logFeed = '/feeds/moderation.atom'
/** The address at which browsers learn how to search the site. */
export const searchDescription = '/opensearch.xml'
