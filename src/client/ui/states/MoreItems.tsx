import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Action } from '../controls/Action.tsx'
import { useText } from '../styles/text.ts'

const useStyles = makeStyles({ failed: { textAlign: 'center' } })

interface MoreItemsProps {
  hasMore: boolean
  more: 'idle' | 'loading' | 'failed'
  loadMore: () => void
  words: { more: string; loading: string; failed: string }
}

/** The end of a paginated list: a button for the next page. */
export function MoreItems({ hasMore, more, loadMore, words }: MoreItemsProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <>
      {more === 'failed' && (
        <p role="alert" className={mergeClasses(text.muted, styles.failed)}>
          {words.failed}
        </p>
      )}
      {hasMore && (
        <Action block disabled={more === 'loading'} onClick={loadMore}>
          {more === 'loading' ? words.loading : words.more}
        </Action>
      )}
    </>
  )
}
