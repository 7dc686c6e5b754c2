import { Checkbox, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewSummary } from '../../../../contract/companies/review-summary.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Bar } from '../../../ui/charts/Bar.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { PillSelect } from '../../../ui/controls/PillSelect.tsx'
import { OneStar } from '../../../ui/Stars.tsx'
import { useText } from '../../../ui/styles/text.ts'
import {
  answerChoices,
  getNarrowing,
  languageChoices,
  type ShownReviews,
  type Star,
  whoChoices,
} from './review-filter.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', alignContent: 'start' },
  group: { margin: 0, border: 0, padding: 0, minWidth: 0 },
  title: { marginBlockEnd: '4px', padding: 0 },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minHeight: '44px' },
  level: { display: 'inline-flex', alignItems: 'center', gap: '4px', width: '30px' },
  bar: { flexGrow: 1, minWidth: 0 },
  count: { minWidth: '28px', textAlign: 'end', color: tokens.colorNeutralForeground3 },
  radios: { alignItems: 'stretch' },
})

interface ReviewChoicesProps {
  all: ReviewSummary['all'] | undefined
  filter: ShownReviews
  onChange: (filter: ShownReviews) => void
}

/**
 * The filters of reviews beside the words: star ratings (several at once), who wrote them, their language, whether the
 * company has answered, the department shown. Each says how many of all reviews it has, where they are counted.
 */
export function ReviewChoices({ all, filter, onChange }: ReviewChoicesProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('voices')
  const { format } = useLanguage()
  const most = Math.max(1, ...(all?.stars ?? []))
  const toggle = (level: Star, on: boolean) => {
    const stars = [...(filter.stars ?? []).filter((one) => one !== level), ...(on ? [level] : [])].sort()
    onChange({ ...filter, stars: stars.length > 0 ? stars : undefined })
  }
  const renderCount = (number: number | undefined) =>
    number !== undefined && (
      <span className={mergeClasses(text.s13, text.number, styles.count)}>{format.number(number)}</span>
    )
  return (
    <div className={styles.root}>
      <fieldset className={styles.group}>
        <legend className={mergeClasses(text.h14, styles.title)}>{t('filter.stars')}</legend>
        {([5, 4, 3, 2, 1] as const).map((level) => (
          <div key={level} className={styles.line}>
            <Checkbox
              checked={filter.stars?.includes(level) ?? false}
              onChange={(_, { checked }) => toggle(level, checked === true)}
              aria-label={t('filter.starsOf', { count: level })}
              label={
                <span className={styles.level} aria-hidden="true">
                  {format.digits(level)} <OneStar />
                </span>
              }
            />
            <span className={styles.bar}>{all && <Bar share={all.stars[level - 1]! / most} />}</span>
            {renderCount(all?.stars[level - 1])}
          </div>
        ))}
      </fieldset>
      <Group
        title={t('filter.who')}
        any={t('filter.anyWho')}
        value={filter.who}
        choices={whoChoices.map((value) => ({ value, label: t(`filter.${value}`), count: renderCount(all?.[value]) }))}
        onChoose={(who) => onChange({ ...filter, who })}
      />
      <Group
        title={t('filter.language')}
        any={t('filter.anyLanguage')}
        value={filter.language}
        choices={languageChoices.map((value) => ({
          value,
          label: t(`languages.${value}`),
          count: renderCount(all?.[value]),
        }))}
        onChoose={(language) => onChange({ ...filter, language })}
      />
      <Group
        title={t('filter.answered')}
        any={t('filter.anyAnswered')}
        value={filter.answered}
        choices={answerChoices.map((value) => ({
          value,
          label: t(`filter.answeredBy.${value}`),
          count: renderCount(all?.[value === 'yes' ? 'answered' : 'unanswered']),
        }))}
        onChoose={(answered) => onChange({ ...filter, answered })}
      />
      {((all && all.departments.length > 0) || filter.department !== undefined) && (
        <PillSelect
          label={t('filter.department')}
          value={filter.department === undefined ? '' : String(filter.department)}
          options={(all?.departments ?? []).map(({ id, name, count: number }) => ({
            value: String(id),
            label: t('filter.ofDepartment', { department: name, number: format.number(number) }),
          }))}
          any={t('filter.anyDepartment')}
          clearLabel={t('filter.clearDepartment')}
          onChange={(id) => onChange({ ...filter, department: id === '' ? undefined : Number(id) })}
        />
      )}
      {Object.keys(getNarrowing(filter)).length > 0 && (
        <Action size="small" onClick={() => onChange({ sort: filter.sort })}>
          {t('filter.clear')}
        </Action>
      )}
    </div>
  )
}

interface GroupProps<Value extends string> {
  title: string
  any: string
  value: Value | undefined
  choices: readonly { value: Value; label: string; count: ReactNode }[]
  onChoose: (value: Value | undefined) => void
}

/** A group of choices of which one, or any, is selected. */
function Group<Value extends string>({ title, any, value, choices, onChoose }: GroupProps<Value>) {
  const styles = useStyles()
  const text = useText()
  const id = useId()
  return (
    <div className={styles.group}>
      <h3 id={id} className={mergeClasses(text.h14, styles.title)}>
        {title}
      </h3>
      <RadioGroup
        className={styles.radios}
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_, { value: taken }) => onChoose(choices.find((one) => one.value === taken)?.value)}
      >
        <div className={styles.line}>
          <Radio value="" label={any} />
        </div>
        {choices.map((one) => (
          <div key={one.value} className={styles.line}>
            <Radio value={one.value} label={one.label} />
            {one.count}
          </div>
        ))}
      </RadioGroup>
    </div>
  )
}
