import { makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/controls/Action.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { media } from '../../ui/styles/media.ts'
import { FieldProblem } from '../FieldProblem.tsx'
import { useFormContext } from '../FormContext.ts'
import { type ControlProps, getFieldState } from './control.ts'
import { useBox } from './input-styles.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', marginBlockEnd: '12px' },
  pair: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    // Its two texts are side by side where there is room.
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  head: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    fontWeight: 600,
    minHeight: '28px',
  },
  part: { display: 'grid', gap: '6px', alignContent: 'start' },
  label: { fontWeight: 600 },
  area: { minHeight: '66px' },
})

type Pair = Record<string, unknown>

/** A growing list of two texts each, such as the questions of an interview and the answers given. */
export default function PairsControl({
  field,
  id,
  value,
  onChange,
  onBlur,
  problems,
  describedBy,
}: ControlProps<'pairs'>) {
  const styles = useStyles()
  const box = useBox()
  const { words } = useFormContext()
  const { t } = useTranslation('forms')
  const given: Pair[] = Array.isArray(value) ? (value as Pair[]) : []
  const pairs = [...given, ...Array.from({ length: Math.max(0, field.min - given.length) }, (): Pair => ({}))]
  const change = (at: number, part: string, text: string) =>
    onChange(pairs.map((pair, one) => (one === at ? { ...pair, [part]: text } : pair)))
  const none = problems.find(({ path }) => path === '')
  return (
    <>
      <ol className={styles.list}>
        {pairs.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no identity but its place
          <li key={at} className={styles.pair}>
            <div className={styles.head}>
              {words.part(field, 'nth', { n: at + 1 }) ?? t('pairs.nth', { n: at + 1 })}
              {pairs.length > field.min && (
                <IconAction
                  small
                  label={words.part(field, 'remove', { n: at + 1 }) ?? t('pairs.remove', { n: at + 1 })}
                  icon={<Delete20Regular />}
                  onClick={() => onChange(pairs.filter((_, one) => one !== at))}
                />
              )}
            </div>
            {field.parts.map((part) => {
              const problem = problems.find(({ path }) => path === `${at}.${part}`)
              const partId = `${id}-${at}-${part}`
              const invalid = problem !== undefined || (none !== undefined && at === 0)
              const text = typeof pair[part] === 'string' ? pair[part] : ''
              return (
                <div key={part} className={styles.part}>
                  <label className={styles.label} htmlFor={partId}>
                    {words.part(field, part)}
                  </label>
                  <Textarea
                    {...getFieldState({ invalid, describedBy: problem ? `${partId}-problem` : describedBy })}
                    resize="vertical"
                    className={mergeClasses(box.box, invalid && box.invalid)}
                    textarea={{ className: mergeClasses(box.input, box.area, styles.area) }}
                    id={partId}
                    rows={2}
                    dir={text ? 'auto' : undefined}
                    value={text}
                    onChange={(_, { value: typed }) => change(at, part, typed)}
                    onBlur={onBlur}
                  />
                  {problem && (
                    <FieldProblem id={`${partId}-problem`}>{words.problem(problem.code, field, 'part')}</FieldProblem>
                  )}
                </div>
              )
            })}
            {none && at === 0 && <FieldProblem id={`${id}-problem`}>{words.problem(none.code)}</FieldProblem>}
          </li>
        ))}
      </ol>
      {pairs.length < field.max && (
        <Action size="small" icon={<Add20Regular />} onClick={() => onChange([...pairs, {}])}>
          {words.part(field, 'add') ?? t('pairs.add')}
        </Action>
      )}
    </>
  )
}
