import { useLocation, useSearch } from 'wouter'
import { type QuestionTag, questionTags } from '../../../contract/questions/questions.ts'

/** The category the page's address asks for (`?tag=pay`), and a way to change it that adds no step to the history. */
export function useTag(): [QuestionTag | undefined, (tag: string) => void] {
  const asked = new URLSearchParams(useSearch()).get('tag')
  const [path, go] = useLocation()
  const tag = questionTags.find((one) => one === asked)
  return [tag, (next) => go(next ? `${path}?tag=${encodeURIComponent(next)}` : path, { replace: true })]
}
