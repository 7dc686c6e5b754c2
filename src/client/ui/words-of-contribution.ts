import type { Contribution } from '../../contract/profile/profile.ts'

/** What a reader would recognise a review by, where it has words; cut where they are many. */
export function wordsOfContribution({ answers }: Pick<Contribution, 'answers'>): string | undefined {
  const words = [answers.pros, answers.description, answers.comment].find(
    (one): one is string => typeof one === 'string',
  )
  return words && words.length > 160 ? `${words.slice(0, 160)}…` : words
}
