import type { NoticeGround } from './rules.ts'

/**
 * The law behind each ground, and where its official text is. `article` is named only where it is certain; a court's
 * order rests on the order itself. No lawyer has checked this list.
 */
export const laws: Readonly<Record<NoticeGround, { article?: number; source: string }>> = {
  // Anti-Cyber Crime Law, Royal Decree M/17 of 8/3/1428 H.
  defamation: {
    article: 3,
    source: 'https://laws.boe.gov.sa/BoeLaws/Laws/LawDetails/25df73d6-0f49-4dc5-b010-a9a700f2ec1d/1',
  },
  // Personal Data Protection Law, Royal Decree M/19 of 9/2/1443 H, amended by M/148 of 5/9/1444 H.
  personal_data: {
    article: 4,
    source: 'https://laws.boe.gov.sa/BoeLaws/Laws/LawDetails/b7cfae89-828e-4994-b167-adaa00e37188/1',
  },
  // Regulations for the Protection of Confidential Commercial Information, Ministry of Commerce, No. 3218 of 1426 H.
  trade_secret: { article: 1, source: 'https://laws.boe.gov.sa/' },
  court_order: { source: 'https://laws.boe.gov.sa/' },
}
