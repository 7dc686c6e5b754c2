import { makeStyles } from '@fluentui/react-components'
import { findRemarks } from '../../../../contract/remarks/remarks.ts'
import type { Mark } from '../../../../contract/search/match.ts'
import { Marked } from '../../../ui/Marked.tsx'
import { paint } from '../../../ui/styles/paint.ts'
import { UserText } from '../../../ui/UserText.tsx'

const useStyles = makeStyles({
  words: {
    '& mark': {
      backgroundColor: paint.highlight,
      color: 'inherit',
      borderBlockEndWidth: '2px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: paint.star,
    },
  },
})

/** A text with what seems to name a person or to insult people highlighted. */
export function RemarksMarked({ className, children }: { className?: string; children: string }) {
  const styles = useStyles()
  const marks = findRemarks(children).map(({ from, to }): Mark => [from, to])
  return (
    <span className={styles.words}>
      <UserText as="span" className={className} shown={<Marked text={children} marks={marks} />}>
        {children}
      </UserText>
    </span>
  )
}
