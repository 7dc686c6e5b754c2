import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { type QuestionTag, questionTags } from '../../../contract/questions/questions.ts'

/** The category the page's address asks for (`?tag=pay`), and a way to change it that adds no step to the history. */
export function useTag(): [QuestionTag | undefined, (tag: string) => void] {
  const asked = new URLSearchParams(useSearch()).get('tag')
  const tag = questionTags.find((one) => one === asked)
  const change = (next: string) => {
    const { pathname } = location
    navigate(next ? `${pathname}?tag=${encodeURIComponent(next)}` : pathname, { replace: true })
  }
  return [tag, change]
}
