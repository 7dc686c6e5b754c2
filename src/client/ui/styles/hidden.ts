import { makeStyles } from '@fluentui/react-components'

/** Styles of text for screen readers only. */
export const useHidden = makeStyles({
  visually: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
