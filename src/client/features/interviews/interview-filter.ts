import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import {
  type InterviewFilter,
  listInterviewOptions,
  narrowingQuestions,
} from '../../../contract/companies/interviews.ts'

/** Which interviews an address asks for (`?get_offer=yes&difficulty=easy,average`); what it gets wrong is left out. */
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

/** A filter as a call is asked with it, and an address says it; one that leaves nothing out is empty. */
export function toInterviewQuery({ get_offer, difficulty, department }: InterviewFilter): Record<string, string> {
  return {
    ...(get_offer && get_offer.length > 0 && { get_offer: get_offer.join(',') }),
    ...(difficulty && difficulty.length > 0 && { difficulty: difficulty.join(',') }),
    ...(department !== undefined && { department: String(department) }),
  }
}

/** The answers in the form's order, with one of them put in or taken out. */
export function tapAnswer<Name extends (typeof narrowingQuestions)[number]>(
  name: Name,
  chosen: readonly string[] | undefined,
  answer: string,
) {
  const isWanted = (one: string) => (one === answer ? !chosen?.includes(one) : (chosen?.includes(one) ?? false))
  return listInterviewOptions(name).filter(isWanted)
}

/** The filter of the page's address, and a way to change it that adds no step to the history. */
export function useInterviewFilter(): [InterviewFilter, (filter: InterviewFilter) => void] {
  const filter = parseInterviewFilter(useSearch())
  const change = (next: InterviewFilter) => {
    const query = new URLSearchParams(toInterviewQuery(next))
    navigate(query.size > 0 ? `${location.pathname}?${query}` : location.pathname, { replace: true })
  }
  return [filter, change]
}
