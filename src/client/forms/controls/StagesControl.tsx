import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getStageGroup, type StageGroup, stageGroups } from '../../../contract/form/stages.ts'
import { getInterviewStages } from '../../../contract/lookups/lists.ts'
import { useQuery } from '../../data/query.ts'
import { FieldProblem } from '../FieldProblem.tsx'
import { useFormContext } from '../FormContext.ts'
import { ListFailed } from './choose/ListFailed.tsx'
import { SelectBox } from './choose/SelectBox.tsx'
import type { ControlProps } from './control.ts'
import { Segments } from './Segments.tsx'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  part: { display: 'grid', gap: '6px', alignContent: 'start' },
  label: { display: 'flex', justifyContent: 'space-between', gap: '8px', fontWeight: 600 },
  optional: { fontWeight: 400, opacity: 0.75 },
})

/** The order of the specification: the testing type, the interview type, optionally one other (spec 3, stages). */
const order: readonly StageGroup[] = ['testing', 'interview', 'other']

/** The stages of an interview: one of each group, with one list of ids as the answer. */
export default function StagesControl({
  field,
  id,
  value,
  onChange,
  onBlur,
  problems,
  describedBy,
}: ControlProps<'stages'>) {
  const styles = useStyles()
  const { words } = useFormContext()
  const { t } = useTranslation('forms')
  const { data, state, retry } = useQuery(getInterviewStages)
  const ids = Array.isArray(value) ? (value as number[]) : []
  if (state === 'failed' || state === 'missing') return <ListFailed retry={retry} />
  const put = (group: StageGroup, stage: string | number | undefined) => {
    const others = ids.filter((one) => getStageGroup(Number(one)) !== group)
    onChange(stage === undefined ? others : [...others, Number(stage)])
  }
  return (
    <div className={styles.row}>
      {order.map((group) => {
        const partId = `${id}-${group}`
        const { required } = stageGroups[group]
        const own = problems.find(({ path }) => path === group)
        // A missing answer is a problem of the whole field: it is shown beside it once, and the lists are marked
        // invalid.
        const invalid = own !== undefined || (required && problems.some(({ path }) => path === ''))
        const control = {
          id: partId,
          name: group,
          value: ids.find((one) => getStageGroup(Number(one)) === group),
          options: (data?.[group] ?? [])
            .filter(({ hidden }) => !hidden)
            .map((item) => ({ value: item.id, label: item.name })),
          invalid,
          describedBy: own ? `${partId}-problem` : describedBy,
          onChange: (stage: string | number | undefined) => put(group, stage),
          onBlur,
        }
        return (
          <div key={group} className={styles.part}>
            {required ? (
              <>
                <span id={`${partId}-name`} className={styles.label}>
                  {words.part(field, group)}
                </span>
                <div role="radiogroup" aria-labelledby={`${partId}-name`} data-stage={group}>
                  <Segments {...control} chips wide />
                </div>
              </>
            ) : (
              <>
                <label className={styles.label} htmlFor={partId}>
                  {words.part(field, group)}
                  <span className={styles.optional}>{t('optional')}</span>
                </label>
                <SelectBox {...control} />
              </>
            )}
            {own && <FieldProblem id={`${partId}-problem`}>{words.problem(own.code)}</FieldProblem>}
          </div>
        )
      })}
    </div>
  )
}
