import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from '../ui/states/Hint.tsx'
import { getPeopleFinder, loadPeopleFinder } from './people-finder.ts'

type NamedHintProps = {
  text: string
  /** Whether the writer has left the field: the end of the text is not being typed any more. */
  touched: boolean
}

/**
 * A hint below a text that everybody will read: it says where the text seems to name a person, as moderators will see
 * it highlighted. Nothing is refused, since a name may be a street, and most rules about words are wrong at times.
 */
export function NamedHint({ text, touched }: NamedHintProps) {
  const { t } = useTranslation('forms')
  const [, renderAgain] = useReducer((n: number) => n + 1, 0)
  const isNeeded = text !== ''
  useEffect(() => {
    // Without it there is no hint, and nothing else is missing.
    if (isNeeded && !getPeopleFinder()) loadPeopleFinder().then(renderAgain, () => undefined)
  }, [isNeeded])
  const found = getPeopleFinder()?.(text).find(([, to]) => touched || to < text.length)
  if (!found) return null
  return (
    <Hint>
      <p>{t('named', { name: text.slice(...found) })}</p>
    </Hint>
  )
}
