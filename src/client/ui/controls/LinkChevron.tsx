import { makeStyles } from '@fluentui/react-components'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'

const useStyles = makeStyles({
  onward: { flexShrink: 0, alignSelf: 'center', ':dir(rtl)': { transform: 'scaleX(-1)' } },
})

/** The chevron after a link to more: it points in the direction of reading. */
export function LinkChevron() {
  return <ChevronRight16Regular className={useStyles().onward} aria-hidden="true" />
}
