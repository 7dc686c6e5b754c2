import { makeStyles } from '@fluentui/react-components'
import { findPeopleNamed } from '../../../../contract/form/people-named.ts'
import { Marked } from '../../../ui/Marked.tsx'
import { Said } from '../../../ui/Said.tsx'
import { paint } from '../../../ui/styles/paint.ts'

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

/** A text with what seems to name a person highlighted. */
export function PeopleMarked({ className, children }: { className?: string; children: string }) {
  const styles = useStyles()
  return (
    <span className={styles.words}>
      <Said as="span" className={className} drawn={<Marked text={children} marks={findPeopleNamed(children)} />}>
        {children}
      </Said>
    </span>
  )
}
