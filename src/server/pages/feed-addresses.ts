/** Where the feed about a company is. */
export const buildCompanyFeedUrl = (id: number): string => `/feeds/company/${id}.atom`
/** Where what moderators decide is told. */
export const logFeed = '/feeds/moderation.atom'
/** Where browsers learn how to search the site. */
export const searchDescription = '/opensearch.xml'
