import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from '../ui/states/Hint.tsx'
import { getRemarkFinder, loadRemarkFinder } from './remark-finder.ts'

type RemarkHintProps = {
  text: string
  /** Whether the writer has left the field: the end of the text is not being typed any more. */
  touched: boolean
}

const kinds = ['person', 'insult'] as const

/**
 * A hint below a text that everybody will read: it says where the text seems to name a person or to insult people, as
 * moderators will see it highlighted. Nothing is refused or sent, since a name may be a street, and most rules about
 * words are wrong at times.
 */
export function RemarkHint({ text, touched }: RemarkHintProps) {
  const { t } = useTranslation('forms')
  const [, renderAgain] = useReducer((n: number) => n + 1, 0)
  const isNeeded = text !== ''
  useEffect(() => {
    // Without it there is no hint, and nothing else is missing.
    if (isNeeded && !getRemarkFinder()) loadRemarkFinder().then(renderAgain, () => undefined)
  }, [isNeeded])
  const found = getRemarkFinder()?.(text).filter(({ to }) => touched || to < text.length)
  if (!found?.length) return null
  return (
    <Hint>
      {kinds.map((kind) => {
        const first = found.find((one) => one.kind === kind)
        return first && <p key={kind}>{t(`remarks.${kind}`, { words: text.slice(first.from, first.to) })}</p>
      })}
    </Hint>
  )
}
