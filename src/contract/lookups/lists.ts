import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './lists.schema.ts'
import { type LookupList, lookupPaths } from './paths.ts'

const list = (name: Exclude<LookupList, 'specilizations'>) =>
  defineEndpoint<typeof shapes.getAgeGroups>()({
    method: 'GET',
    path: lookupPaths[name],
    access: 'public',
    cache: 'lookup',
  })

export const getAgeGroups = list('ageGroups')
export const getBenefits = list('benefits')
export const getCountries = list('countries')

export const getCities = defineEndpoint<typeof shapes.getCities>()({
  method: 'GET',
  path: lookupPaths.cities,
  access: 'public',
  cache: 'lookup',
})
export const getCurriencies = list('curriencies')

export const getExperienceGroups = defineEndpoint<typeof shapes.getExperienceGroups>()({
  method: 'GET',
  path: lookupPaths.workexperience,
  access: 'public',
  cache: 'lookup',
})
export const getCompanySizes = list('employeeNumbers')
export const getEmploymentStatus = list('employmentStatus')
export const getCompanyTypes = list('types')
export const getDepartments = list('departments')
export const getIndustries = list('industries')
export const getJoblevels = list('joblevels')
export const getJobtitles = list('jobtitles')
export const getNationalities = list('nationalities')
export const getQualifications = list('qualifications')

export const getSpecialisations = defineEndpoint<typeof shapes.getSpecialisations>()({
  method: 'GET',
  path: lookupPaths.specilizations,
  access: 'public',
  cache: 'lookup',
})

export const getInterviewStages = defineEndpoint<typeof shapes.getInterviewStages>()({
  method: 'GET',
  path: lookupPaths.stages,
  access: 'public',
  cache: 'lookup',
})

/** The keys of the settings of the specification (spec 3), such as `{email: 'hello@shafaf.example'}`. */
export const contactKeys = [
  'instagram_url',
  'twitter_url',
  'facebook_url',
  'youtube_url',
  'phone',
  'email',
  'snapchat_url',
] as const
/** Who answers for the site and for the data of people; the privacy policy says it. */
export const dutyKeys = ['legal_name', 'legal_address', 'protection_officer', 'protection_email'] as const
/** All settings: those, and what the home page claims in each language. */
export const settingKeys = [...contactKeys, ...dutyKeys, 'claim_en', 'claim_ar'] as const
export type SettingKey = (typeof settingKeys)[number]
/** The item that follows from the server's configuration: the minutes within which contributions are published. */
export const roundsKey = 'publish_rounds'
/** How many company reviews the site has, in whole thousands; only from the first thousand on. */
export const reviewsKey = 'company_reviews'
/** Which of the site's texts an administrator has published, as `faq,press`. */
export const textsKey = 'published_texts'
/** What visitors are told while they can only read; `1` where no reason is given. */
export const readOnlyKey = 'read_only'

export const getSettings = defineEndpoint<typeof shapes.getSettings>()({
  method: 'GET',
  path: '/settings',
  access: 'public',
  // Read again each time: what is set is seen by everybody at once.
  cache: 'public',
})

export const autocomplete = defineEndpoint<typeof shapes.autocomplete>()({
  method: 'GET',
  path: '/autocomplete',
  access: 'public',
})
