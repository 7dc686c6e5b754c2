import { Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { styleEdgeColour } from '../../ui/styles/borders.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useFormContext } from '../FormContext.ts'
import { type ControlProps, getFieldState } from './control.ts'

const useStyles = makeStyles({
  row: { paddingBlock: '4px', marginInlineStart: '-8px', color: 'inherit' },
  indicator: { marginBlock: '10px' },
  invalid: { ...styleEdgeColour(paint.danger), boxShadow: `0 0 0 1px ${paint.danger}` },
  label: { paddingBlock: '10px' },
  link: {
    color: paint.brandFg,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textUnderlineOffset: '4px',
  },
})

/**
 * The accept-terms checkbox; its link opens /terms in a new tab (spec 2), so that the form is not left. Another checkbox
 * has its label as its sentence.
 */
export function TermsControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'terms'>) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  const { words } = useFormContext()
  // The only sentence with a link in it: i18next's component for that would add to the bundle of every page.
  const sentence = field.name === 'accept_terms' ? t('terms') : words.label(field)
  const [before, link, after] = sentence.split(/<\/?terms>/)
  return (
    <Checkbox
      {...getFieldState(state)}
      size="large"
      className={styles.row}
      indicator={{ className: mergeClasses(styles.indicator, state.invalid && styles.invalid) }}
      label={{
        className: styles.label,
        // Fluent would mark it with an asterisk; here optional fields are marked as optional instead.
        required: false,
        children: (
          <>
            {before}
            {link && (
              <>
                <a className={styles.link} href="/terms" target="_blank" rel="noopener" aria-describedby={`${id}-tab`}>
                  {link}
                </a>
                {after}
                <span id={`${id}-tab`} hidden>
                  {t('newTab')}
                </span>
              </>
            )}
          </>
        ),
      }}
      id={id}
      name={field.name}
      required
      checked={value === 1 || value === true || value === '1'}
      onChange={(_, { checked }) => onChange(checked ? 1 : 0)}
      onBlur={onBlur}
    />
  )
}
