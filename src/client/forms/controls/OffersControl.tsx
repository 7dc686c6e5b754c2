import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { Bone } from '../../ui/Bone.tsx'
import { lineAbove } from '../../ui/edge.ts'
import { Said } from '../../ui/Said.tsx'
import { FieldProblem } from '../FieldProblem.tsx'
import { useFormContext } from '../FormContext.ts'
import { useLookup } from '../lookups.ts'
import type { ControlProps } from './control.ts'
import { ListFailed } from './ListFailed.tsx'
import { Segments } from './Segments.tsx'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gap: '6px 16px',
    paddingBlock: '10px',
    alignItems: 'center',
    border: 0,
    margin: 0,
    paddingInline: 0,
    minWidth: 0,
    ...lineAbove,
    '@media (min-width: 768px)': { gridTemplateColumns: '1fr 300px' },
  },
  problem: { '@media (min-width: 768px)': { gridColumnStart: '2' } },
  name: { fontWeight: 600, padding: 0, color: tokens.colorNeutralForeground1 },
  bones: { display: 'grid', gap: '16px', paddingBlock: '16px' },
})

type Offer = { benefit_id: number; offered?: number }
/** 1 yes, 0 no, 2 unsure (spec 9). */
const answers = [1, 0, 2] as const

/** A row for every benefit there is, each with yes, no or unsure. */
export function OffersControl({ field, id, value, onChange, onBlur, problems, describedBy }: ControlProps<'offers'>) {
  const styles = useStyles()
  const { words } = useFormContext()
  const { data, state, retry } = useLookup(field.list)
  const given = Array.isArray(value) ? (value as Offer[]) : []
  const offers: Offer[] = (data ?? []).map(({ id: benefit }) => ({
    benefit_id: benefit,
    offered: given.find((offer) => offer.benefit_id === benefit)?.offered,
  }))
  // Every benefit listed needs an answer (spec 5), so every one is part of the answer from the start.
  const complete = !data || JSON.stringify(offers) === JSON.stringify(given)
  useEffect(() => {
    if (!complete) onChange(offers)
  })
  if (state === 'failed' || state === 'missing') return <ListFailed retry={retry} />
  if (!data)
    return (
      <div className={styles.bones} aria-busy="true">
        <Bone width="100%" height={38} />
        <Bone width="100%" height={38} />
        <Bone width="100%" height={38} />
      </div>
    )
  const options = answers.map((offered) => ({ value: offered, label: words.choice(field, offered) }))
  return (
    <div>
      {data.map((benefit, at) => {
        const problem = problems.find(({ path }) => path === `${at}.offered`)
        const rowId = `${id}-${benefit.id}`
        return (
          <div key={benefit.id} role="radiogroup" aria-labelledby={`${rowId}-name`} className={styles.row}>
            <span id={`${rowId}-name`} className={styles.name}>
              <Said>{benefit.name}</Said>
            </span>
            <Segments
              id={rowId}
              name={field.name}
              value={offers[at]?.offered}
              options={options}
              wide
              invalid={problem !== undefined}
              describedBy={problem ? `${rowId}-problem` : describedBy}
              onChange={(offered) =>
                onChange(offers.map((offer, one) => (one === at ? { ...offer, offered: Number(offered) } : offer)))
              }
              onBlur={onBlur}
            />
            {problem && (
              <div className={styles.problem}>
                <FieldProblem id={`${rowId}-problem`}>{words.problem(problem.code)}</FieldProblem>
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
