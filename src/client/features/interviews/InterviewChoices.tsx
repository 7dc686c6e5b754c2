import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { InterviewCounts, InterviewFilter } from '../../../contract/companies/interviews.schema.ts'
import { listInterviewOptions, narrowingQuestions } from '../../../contract/companies/interviews.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { PillToggle } from '../../ui/controls/PillToggle.tsx'
import { media } from '../../ui/styles/media.ts'
import { sidewaysOnPhones } from '../../ui/styles/sideways.ts'
import { useText } from '../../ui/styles/text.ts'
import { toggleAnswer } from './interview-filter.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    [media.tablet]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '8px 16px', alignItems: 'center' },
  },
  /** Its name and its pills are in the two columns shared by all groups. */
  group: { display: 'contents' },
  pills: { display: 'flex', flexWrap: 'wrap', gap: '8px', minWidth: 0, ...sidewaysOnPhones },
  pill: { fontWeight: 400 },
  /** A group without a name: its pill says what it is, below the pills of the others. */
  alone: { [media.tablet]: { gridColumnStart: 2 } },
})

interface InterviewChoicesProps {
  all: InterviewCounts['all'] | undefined
  /** Whether the totals of all interviews are still loading. */
  awaited: boolean
  /** False where the bars above are the filters of outcome and difficulty. */
  withPills: boolean
  filter: InterviewFilter
  onChange: (filter: InterviewFilter) => void
}

/**
 * The filters of interviews: pills for the outcome and the difficulty, and the department shown. Each says how many of
 * all interviews it has, where they are counted; a value that no interview has is not offered.
 */
export function InterviewChoices({ all, awaited, withPills, filter, onChange }: InterviewChoicesProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['interviews', 'voices'])
  const { format } = useLanguage()
  const id = useId()
  return (
    <div className={styles.root} data-print="no">
      {(withPills ? narrowingQuestions : []).map((name) => (
        <fieldset key={name} className={styles.group} aria-labelledby={`${id}${name}`}>
          <span id={`${id}${name}`} className={mergeClasses(text.s13, text.muted)}>
            {t(`questions.${name}`)}
          </span>
          <div className={styles.pills}>
            {listInterviewOptions(name).map((answer) => {
              const chosen: readonly string[] | undefined = filter[name]
              const on = chosen?.includes(answer) ?? false
              const count = all?.[name][answer] ?? 0
              return (
                (!all || count > 0 || on) && (
                  <PillToggle
                    key={answer}
                    on={on}
                    className={styles.pill}
                    onPress={() => onChange({ ...filter, [name]: toggleAnswer(name, chosen, answer) })}
                  >
                    {t(`${name}.${answer}` as 'difficulty.easy')}
                    {all && <span className={mergeClasses(text.number, text.faint)}>{format.number(count)}</span>}
                  </PillToggle>
                )
              )
            })}
          </div>
        </fieldset>
      ))}
      {(awaited || (all && all.departments.length > 0) || filter.department !== undefined) && (
        <div className={mergeClasses(withPills && styles.alone)}>
          <PillSelect
            label={t('voices:filter.department')}
            value={filter.department === undefined ? '' : String(filter.department)}
            options={(all?.departments ?? []).map(({ id: department, name, count }) => ({
              value: String(department),
              label: t('voices:filter.ofDepartment', { department: name, number: format.number(count) }),
            }))}
            any={t('voices:filter.anyDepartment')}
            clearLabel={t('voices:filter.clearDepartment')}
            disabled={!all}
            onChange={(taken) => onChange({ ...filter, department: taken === '' ? undefined : Number(taken) })}
          />
        </div>
      )}
    </div>
  )
}
