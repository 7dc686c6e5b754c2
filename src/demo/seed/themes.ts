/** The themes people praise and criticise at any company; the sentences of each are in `texts/reviews.*.json`. */
export const themes = [
  'manager',
  'team',
  'pay',
  'growth',
  'training',
  'balance',
  'stability',
  'mission',
  'benefits',
  'place',
  'process',
  'communication',
  'tools',
  'fairness',
] as const

/** Themes of one kind of work: on the road, at a desk, with patients or pupils, with customers, on a site. */
export const workplaces = ['move', 'desk', 'care', 'shop', 'build'] as const

export type Workplace = (typeof workplaces)[number]
export type Theme = (typeof themes)[number] | Workplace
export type Language = 'en' | 'ar'
/** One text in both languages. */
export type BothLanguages = { en: string; ar: string }
