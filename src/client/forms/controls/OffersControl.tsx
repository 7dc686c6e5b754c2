import { makeStyles, tokens } from '@fluentui/react-components'
import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/controls/Action.tsx'
import { SkeletonBlock } from '../../ui/states/SkeletonBlock.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { FieldProblem } from '../FieldProblem.tsx'
import { useFormContext } from '../FormContext.ts'
import { useLookup } from '../lookups.ts'
import { ListFailed } from './choose/ListFailed.tsx'
import type { ControlProps } from './control.ts'
import { OfferRows } from './OfferRows.tsx'
import { answerRest, getRestOffer, isTappable, parseOffers, toggleOffer } from './offers.ts'
import { Segments } from './Segments.tsx'

const useStyles = makeStyles({
  all: { display: 'grid', gap: '16px', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  chip: {
    height: 'auto',
    minHeight: '44px',
    paddingBlock: '6px',
    paddingInline: '14px',
    borderRadius: '22px',
    whiteSpace: 'normal',
    textAlign: 'start',
  },
  rest: {
    width: '100%',
    maxWidth: '420px',
    boxSizing: 'border-box',
    display: 'grid',
    gap: '10px',
    padding: '14px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  question: { fontWeight: 600 },
  bones: { display: 'grid', gap: '16px', paddingBlock: '16px' },
})

/**
 * The control for what is offered of a list of benefits. A person selects what they get and says once what applies to
 * the rest, not offered or unsure; a person who knows more answers for each. Either way every benefit is answered (spec
 * 5).
 */
export default function OffersControl(props: ControlProps<'offers'>) {
  const { field, value, onChange } = props
  const styles = useStyles()
  const { t } = useTranslation('forms')
  const { data: all, state, retry } = useLookup(field.list)
  const data = useMemo(() => all?.filter(({ hidden }) => !hidden), [all])
  const [oneByOne, setOneByOne] = useState(false)
  const offers = parseOffers(data ?? [], value)
  // Every benefit listed needs an answer (spec 5), so every one is part of the answer from the start.
  const complete = !data || JSON.stringify(offers) === JSON.stringify(value)
  useEffect(() => {
    if (!complete) onChange(offers)
  })
  if (state === 'failed' || state === 'missing') return <ListFailed retry={retry} />
  if (!data)
    return (
      <div className={styles.bones} aria-busy="true">
        <SkeletonBlock width="100%" height={38} />
        <SkeletonBlock width="100%" height={38} />
        <SkeletonBlock width="100%" height={38} />
      </div>
    )
  if (oneByOne || !isTappable(offers)) return <OfferRows {...props} benefits={data} offers={offers} />
  return (
    <div className={styles.all}>
      <Chips {...props} benefits={data} offers={offers} />
      <Rest {...props} offers={offers} />
      <Action kind="ghost" size="small" onClick={() => setOneByOne(true)}>
        {t('offers.oneByOne')}
      </Action>
    </div>
  )
}

type PartProps = ControlProps<'offers'> & { offers: ReturnType<typeof parseOffers> }

function Chips({ benefits, offers, onChange }: PartProps & { benefits: readonly { id: number; name: string }[] }) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset around is that of the whole question
    <div role="group" aria-label={t('offers.tapped')} className={styles.chips} data-offers>
      {benefits.map(({ id, name }, at) => {
        const isOffered = offers[at]?.offered === 1
        return (
          <Action
            key={id}
            kind={isOffered ? 'primary' : 'line'}
            size="small"
            className={styles.chip}
            icon={isOffered ? <Checkmark16Regular /> : <Add16Regular />}
            aria-pressed={isOffered}
            onClick={() => onChange(toggleOffer(offers, id, getRestOffer(offers)))}
          >
            <UserText>{name}</UserText>
          </Action>
        )
      })}
    </div>
  )
}

/** What applies to the benefits not selected; not shown where everything is offered. */
function Rest({ field, id, offers, onChange, onBlur, problems, describedBy }: PartProps) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  const { words } = useFormContext()
  const count = offers.filter(({ offered }) => offered !== 1).length
  const problem = problems.find(({ path }) => path.endsWith('.offered'))
  if (count === 0) return null
  return (
    <div role="radiogroup" aria-labelledby={`${id}-rest-name`} className={styles.rest}>
      <span id={`${id}-rest-name`} className={styles.question}>
        {t('offers.rest', { count })}
      </span>
      <Segments
        id={`${id}-rest`}
        name={field.name}
        value={getRestOffer(offers)}
        options={[0, 2].map((offered) => ({ value: offered, label: words.choice(field, offered) }))}
        wide
        invalid={problem !== undefined}
        describedBy={problem ? `${id}-rest-problem` : describedBy}
        onChange={(offered) => onChange(answerRest(offers, Number(offered)))}
        onBlur={onBlur}
      />
      {problem && <FieldProblem id={`${id}-rest-problem`}>{words.problem(problem.code)}</FieldProblem>}
    </div>
  )
}
