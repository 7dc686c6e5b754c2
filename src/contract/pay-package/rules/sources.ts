/** The day on which a person last compared the rules below with their sources. */
export const rulesCheckedOn = '2026-11-29'

/** Where a rule is written, and where it was read. A rule without a source is not computed. */
export const sources = {
  /** The Labour Law, Royal Decree M/51, with its amendments up to M/44. */
  labour: 'https://laws.boe.gov.sa/BoeLaws/Laws/LawDetails/08381293-6388-48e2-8ad2-a9a700f2aa94/1',
  /** The amendments in force since 19 February 2025, Royal Decree M/44. */
  amendments: 'https://clydeco.com/en/insights/2025/03/ksa-labour-law-amendments-resignations',
  /** The branches of social insurance and who pays them. */
  coverage: 'https://www.gosi.gov.sa/GOSIOnline/Coverages&locale=en_US',
  /** The announcement of the rate against unemployment, in force since 1 January 2022. */
  unemployment: 'https://sauress.com/en/saudigazette/1615911',
  /** The announcement of the Social Insurance Law of 2024 and its yearly steps. */
  newInsurance:
    'https://www.zawya.com/en/economy/policy/saudi-new-social-insurance-law-will-come-into-force-on-july-1-cafhlgzx',
  /** The dates of the steps. */
  steps:
    'https://zenhrsolutions.freshdesk.com/en/support/solutions/articles/43000760572-mandatory-gosi-update-new-contribution-rates-effective-july-2025',
  /** The wage that contributions are taken from, with its lowest and highest amount. */
  insuredWage: 'https://docs.oracle.com/en/cloud/saas/human-resources/faaas/calculate-gosi-for-saudi-arabia.html',
  /** The ministry on the wage of leave: all allowances count. */
  leaveWage:
    'https://www.zawya.com/en/legal/regulations/saudis-mhrsd-clarifies-how-the-entitled-annual-leave-is-calculated-e7qs4pox',
  /** The ministry on the wage of overtime, and the most hours of a year. */
  overtime: 'https://laboreducation.mlsd.gov.sa/en/labor-education/313',
} as const

export type SourceName = keyof typeof sources
