import { makeStyles, tokens } from '@fluentui/react-components'
import type { LookupItem } from '../../../contract/lookups/lists.schema.ts'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { UserText } from '../../ui/UserText.tsx'
import { FieldProblem } from '../FieldProblem.tsx'
import { useFormContext } from '../FormContext.ts'
import type { ControlProps } from './control.ts'
import type { Offer } from './offers.ts'
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
    [media.tablet]: { gridTemplateColumns: '1fr 300px' },
  },
  problem: { [media.tablet]: { gridColumnStart: '2' } },
  name: { fontWeight: 600, padding: 0, color: tokens.colorNeutralForeground1 },
})

/** 1 yes, 0 no, 2 unsure (spec 9). */
const answers = [1, 0, 2] as const

type OfferRowsProps = ControlProps<'offers'> & { benefits: readonly LookupItem[]; offers: readonly Offer[] }

/** A row for every benefit, each with yes, no or unsure: for people who know more than what they get. */
export function OfferRows({ benefits, offers, field, id, onChange, onBlur, problems, describedBy }: OfferRowsProps) {
  const styles = useStyles()
  const { words } = useFormContext()
  const options = answers.map((offered) => ({ value: offered, label: words.choice(field, offered) }))
  return (
    <div>
      {benefits.map((benefit, at) => {
        const problem = problems.find(({ path }) => path === `${at}.offered`)
        const rowId = `${id}-${benefit.id}`
        return (
          <div key={benefit.id} role="radiogroup" aria-labelledby={`${rowId}-name`} className={styles.row}>
            <span id={`${rowId}-name`} className={styles.name}>
              <UserText>{benefit.name}</UserText>
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
