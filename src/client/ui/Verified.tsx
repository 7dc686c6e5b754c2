import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkStarburst16Filled, CheckmarkStarburst24Filled } from '@fluentui/react-icons/svg/checkmark-starburst'
import { useTranslation } from 'react-i18next'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  badge: { display: 'inline-grid', verticalAlign: '-3px', color: paint.brandFg },
  large: {
    position: 'relative',
    verticalAlign: '-5px',
    cursor: 'help',
    '::after': {
      content: 'attr(data-tip)',
      position: 'absolute',
      zIndex: 3,
      insetBlockStart: 'calc(100% + 6px)',
      insetInlineEnd: '-12px',
      paddingInline: '12px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: paint.bar,
      color: paint.onBar,
      fontSize: '0.8125rem',
      lineHeight: '2rem',
      fontWeight: 600,
      letterSpacing: 'normal',
      whiteSpace: 'nowrap',
      visibility: 'hidden',
    },
    ':hover::after': { visibility: 'visible' },
    ':focus::after': { visibility: 'visible' },
  },
})

/**
 * The badge of an unlocked company. The large one, beside a page's title, has a tooltip for mouse and keyboard (C-032).
 */
export function Verified({ large }: { large?: boolean }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = t('verified')
  return (
    <span
      className={mergeClasses(styles.badge, large && styles.large)}
      role="img"
      aria-label={words}
      data-tip={words}
      // A tooltip has to be reachable without a mouse.
      tabIndex={large ? 0 : undefined}
    >
      {large ? <CheckmarkStarburst24Filled /> : <CheckmarkStarburst16Filled />}
    </span>
  )
}
