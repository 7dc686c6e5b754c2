import type { AnswerCounts, InterviewSummary } from '../../../contract/companies/interviews.schema.ts'
import { type InterviewQuestion, listInterviewOptions } from '../../../contract/companies/interviews.ts'

type Option<Name extends InterviewQuestion> = ReturnType<typeof listInterviewOptions<Name>>[number]

/**
 * Counts how many people gave each offered answer, in the form's order, with the share 0..1; answers nobody gave to how
 * they got the interview are left out.
 */
export function buildAnswerRows<Name extends InterviewQuestion>(name: Name, counts: AnswerCounts) {
  const all = Object.values(counts).reduce((sum, people) => sum + people, 0)
  const options: readonly Option<Name>[] = listInterviewOptions(name)
  const rows = options.map((answer) => {
    const people = counts[answer] ?? 0
    return { answer, people, share: all > 0 ? people / all : 0 }
  })
  return name === 'get_by' ? rows.filter(({ people }) => people > 0).sort((a, b) => b.people - a.people) : rows
}

/** Returns the finding of the chart's title: the larger of the good and the bad experiences. */
export function describeInterviews({ rate }: InterviewSummary): { kind: 'positive' | 'negative'; share: number } {
  const computeShare = (kind: 'positive' | 'negative') =>
    buildAnswerRows('rate', rate).find(({ answer }) => answer === kind)?.share ?? 0
  const kind = computeShare('positive') >= computeShare('negative') ? 'positive' : 'negative'
  return { kind, share: computeShare(kind) }
}
