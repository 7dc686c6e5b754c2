import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { InterviewFilter } from '../../../contract/companies/interviews.schema.ts'
import { listInterviewOptions, narrowingQuestions } from '../../../contract/companies/interviews.ts'

/** Parses the filter from an address (`?get_offer=yes&difficulty=easy,average`); invalid values are left out. */
export function parseInterviewFilter(search: string): InterviewFilter {
  const query = new URLSearchParams(search)
  const answers = narrowingQuestions.flatMap((name) => {
    const asked = query.get(name)?.split(',') ?? []
    const known = listInterviewOptions(name).filter((answer) => asked.includes(answer))
    return known.length > 0 ? [[name, known]] : []
  })
  const department = Number(query.get('department'))
  const named = Number.isInteger(department) && department > 0 && department < 2 ** 31
  return { ...Object.fromEntries(answers), ...(named && { department }) }
}

/** Returns a filter as the query of a call, and of an address; a filter without any value gives an empty query. */
export function toInterviewQuery({ get_offer, difficulty, department }: InterviewFilter): Record<string, string> {
  return {
    ...(get_offer && get_offer.length > 0 && { get_offer: get_offer.join(',') }),
    ...(difficulty && difficulty.length > 0 && { difficulty: difficulty.join(',') }),
    ...(department !== undefined && { department: String(department) }),
  }
}

/** Toggles one of the answers; they stay in the form's order. */
export function toggleAnswer<Name extends (typeof narrowingQuestions)[number]>(
  name: Name,
  chosen: readonly string[] | undefined,
  answer: string,
) {
  const isWanted = (one: string) => (one === answer ? !chosen?.includes(one) : (chosen?.includes(one) ?? false))
  return listInterviewOptions(name).filter(isWanted)
}

/** Returns the filter of the page's address, and a function that changes it without adding a history entry. */
export function useInterviewFilter(): [InterviewFilter, (filter: InterviewFilter) => void] {
  const filter = parseInterviewFilter(useSearch())
  const change = (next: InterviewFilter) => {
    const query = new URLSearchParams(toInterviewQuery(next))
    navigate(query.size > 0 ? `${location.pathname}?${query}` : location.pathname, { replace: true })
  }
  return [filter, change]
}
