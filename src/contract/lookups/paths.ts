/**
 * The path of every lookup list, spelled as the specification spells it (spec 7); age groups and industries are ours.
 * `:of` is the id of the item a list depends on.
 */
export const lookupPaths = {
  ageGroups: '/agegroups',
  benefits: '/benefits',
  countries: '/countries',
  cities: '/cities',
  curriencies: '/curriencies',
  workexperience: '/agegroup/workexperience',
  employeeNumbers: '/employee/numbers',
  employmentStatus: '/employment/status',
  types: '/types',
  departments: '/departments',
  industries: '/industries',
  joblevels: '/joblevels',
  jobtitles: '/jobtitles',
  nationalities: '/nationalities',
  qualifications: '/qualifications',
  specilizations: '/qualifications/:id/specilizations',
  stages: '/interview/stages',
} as const

export type LookupList = keyof typeof lookupPaths
