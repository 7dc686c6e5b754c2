import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { type QuestionTag, questionTags } from '../../../contract/questions/questions.ts'

/**
 * Returns the category in the page's address (`?tag=pay`), and a function that changes it without adding a history
 * entry.
 */
export function useTag(): [QuestionTag | undefined, (tag: string) => void] {
  const asked = new URLSearchParams(useSearch()).get('tag')
  const tag = questionTags.find((one) => one === asked)
  const change = (next: string) => {
    const { pathname } = location
    navigate(next ? `${pathname}?tag=${encodeURIComponent(next)}` : pathname, { replace: true })
  }
  return [tag, change]
}
