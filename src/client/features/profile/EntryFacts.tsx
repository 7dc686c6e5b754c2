import { mergeClasses } from '@fluentui/react-components'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

/** The known facts of an entry, each on a line; unknown ones leave no empty line. */
export function EntryFacts({ facts }: { facts: readonly (string | false | undefined)[] }) {
  const text = useText()
  return facts
    .filter((fact): fact is string => typeof fact === 'string' && fact !== '')
    .map((fact) => (
      <UserText key={fact} as="p" className={mergeClasses(text.s13, text.muted)}>
        {fact}
      </UserText>
    ))
}
