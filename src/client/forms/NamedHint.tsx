import { useTranslation } from 'react-i18next'
import { findPeopleNamed } from '../../contract/form/people-named.ts'
import { Hint } from '../ui/states/Hint.tsx'

type NamedHintProps = {
  text: string
  /** The writer has gone on: what stands at the end is no longer being typed. */
  touched: boolean
}

/**
 * Below a text that everybody will read: says where it seems to name somebody, as moderators will see it marked. Nothing
 * is refused, since a name may be a street, and most rules about words are wrong at times.
 */
export function NamedHint({ text, touched }: NamedHintProps) {
  const { t } = useTranslation('forms')
  const found = findPeopleNamed(text).find(([, to]) => touched || to < text.length)
  if (!found) return null
  return (
    <Hint>
      <p>{t('named', { name: text.slice(...found) })}</p>
    </Hint>
  )
}
