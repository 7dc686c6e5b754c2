import { makeStyles } from '@fluentui/react-components'
import { media } from '../../../ui/styles/media.ts'

/** Cards below each other. */
const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  minWidth: 0,
  [media.wide]: { gap: '24px' },
} as const

/** The two columns of a company's overview, below each other on phones. */
export const useColumns = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 336px', gap: '24px', alignItems: 'start' },
  },
  main: stack,
  /** Two cards share a row on tablets; a last one alone has the whole width. */
  beside: {
    ...stack,
    '@media (min-width: 48em) and (max-width: 61.93625em)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
  },
})
