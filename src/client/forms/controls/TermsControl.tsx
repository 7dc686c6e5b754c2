import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { useTranslation } from 'react-i18next'
import { edgeColour } from '../../ui/edge.ts'
import { paint } from '../../ui/paint.ts'
import { type ControlProps, stateOf } from './control.ts'

const useStyles = makeStyles({
  row: { display: 'flex', gap: '12px', alignItems: 'flex-start', paddingBlock: '10px', cursor: 'pointer' },
  check: { position: 'relative', flexShrink: 0, width: '20px', height: '20px', marginBlockStart: '2px' },
  input: {
    appearance: 'none',
    margin: 0,
    width: '20px',
    height: '20px',
    borderRadius: '4px',
    border: `1.5px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':checked': { backgroundColor: tokens.colorBrandBackground, ...edgeColour(tokens.colorBrandBackground) },
    '&:not(:checked) + svg': { display: 'none' },
  },
  invalid: { ...edgeColour(paint.danger), boxShadow: `0 0 0 1px ${paint.danger}` },
  tick: {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '2px',
    color: '#FFFFFF',
    pointerEvents: 'none',
  },
  link: {
    color: paint.brandFg,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textUnderlineOffset: '4px',
  },
})

/** The accept-terms checkbox; its link opens /terms in a new tab (spec 2), so that nothing written here is left. */
export function TermsControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'terms'>) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  // The one sentence with a link in it: i18next's component for that would weigh on every page.
  const [before, link, after] = t('terms').split(/<\/?terms>/)
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.check}>
        <input
          {...stateOf(state)}
          className={mergeClasses(styles.input, state.invalid && styles.invalid)}
          id={id}
          name={field.name}
          type="checkbox"
          required
          checked={value === 1 || value === true || value === '1'}
          onChange={(event) => onChange(event.target.checked ? 1 : 0)}
          onBlur={onBlur}
        />
        <Checkmark16Filled className={styles.tick} aria-hidden="true" />
      </span>
      <span>
        {before}
        <a className={styles.link} href="/terms" target="_blank" rel="noopener" aria-describedby={`${id}-tab`}>
          {link}
        </a>
        {after}
        <span id={`${id}-tab`} hidden>
          {t('newTab')}
        </span>
      </span>
    </label>
  )
}
