import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import type { AspectMentions, ReviewSummary } from '../../../../contract/companies/review-summary.schema.ts'
import type { Format } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { media } from '../../../ui/styles/media.ts'
import { sidewaysOnPhones } from '../../../ui/styles/sideways.ts'
import { useText } from '../../../ui/styles/text.ts'
import type { ShownReviews, Star } from './review-filter.ts'
import { AspectTopic, StarsTopic, WordTopic } from './Topic.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    margin: 0,
    border: 0,
    padding: 0,
    minWidth: 0,
  },
  row: { display: 'flex', gap: '8px', flexWrap: 'wrap', minWidth: 0 },
  /** The few most frequent topics. */
  line: sidewaysOnPhones,
  more: { flexShrink: 0 },
  /** The height the topics will most likely have. */
  awaited: { minHeight: '44px', [media.wide]: { minHeight: '80px' } },
  /** The height of the sentence about the selected topic. */
  told: {
    minHeight: '3lh',
    [media.tablet]: { minHeight: '2lh' },
    [media.wide]: { minHeight: '1lh', ':dir(rtl)': { minHeight: '2lh' } },
  },
})

/** How many topics are shown until the others are requested. */
const few = 8

/** The two star filters most visitors want first: unhappy and happy reviews. */
const sides: readonly { side: 'low' | 'high'; stars: readonly [Star, Star] }[] = [
  { side: 'low', stars: [1, 2] },
  { side: 'high', stars: [4, 5] },
]

interface ReviewTopicsProps {
  words: Company['words']
  all: ReviewSummary['all'] | undefined
  /** Whether the summary of all reviews is still loading. */
  awaited: boolean
  filter: ShownReviews
  onChange: (filter: ShownReviews) => void
}

/**
 * The topics of reviews: the aspects of work that reviews mention, with how many praise and how many criticise each,
 * and the most frequent words; a press filters the reviews by it. A topic in the address is shown even where few
 * reviews mention it.
 */
export function ReviewTopics({ words, all, awaited, filter, onChange }: ReviewTopicsProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('aspects')
  const { format } = useLanguage()
  const [open, setOpen] = useState(false)
  const rowId = useId()
  const topics = awaited ? [] : [...listAspects(all, filter), ...listWords(words, filter)]
  const shown = open ? topics : topics.filter(({ on }, place) => on || place < few)
  if (topics.length === 0) {
    if (!awaited || words.good.length === 0) return null
    return (
      <div className={styles.root}>
        <div className={styles.awaited} />
        {filter.aspect && <p className={mergeClasses(text.s13, styles.told)} />}
      </div>
    )
  }
  const chosen = all?.aspects.find(({ id }) => id === filter.aspect)
  return (
    <fieldset className={styles.root} aria-label={t('label')} data-print="no">
      <div id={rowId} className={mergeClasses(styles.row, !open && styles.line)}>
        {all &&
          sides.map(({ side, stars }) => {
            const count = stars.reduce((sum, level) => sum + all.stars[level - 1]!, 0)
            const on = filter.stars?.join() === stars.join()
            return (
              (count > 0 || on) && (
                <StarsTopic
                  key={side}
                  {...{ side, stars, count, on }}
                  onPress={() => onChange({ ...filter, stars: on ? undefined : stars })}
                />
              )
            )
          })}
        {shown.map((topic) =>
          'aspect' in topic ? (
            <AspectTopic
              key={topic.aspect.id}
              {...topic}
              onPress={() => onChange({ ...filter, aspect: topic.on ? undefined : topic.aspect.id })}
            />
          ) : (
            <WordTopic
              key={`${topic.side} ${topic.word}`}
              {...topic}
              onPress={() => onChange({ ...filter, [topic.side]: topic.on ? undefined : topic.word })}
            />
          ),
        )}
        {topics.length > few && (
          <Action
            kind="ghost"
            size="small"
            className={styles.more}
            aria-expanded={open}
            aria-controls={rowId}
            onClick={() => setOpen(!open)}
          >
            {open ? t('fewer') : t('more', { number: format.number(topics.length) })}
          </Action>
        )}
      </div>
      {all && chosen && (
        <p className={mergeClasses(text.s13, text.muted)}>
          {t('told', formatMentions(chosen, all, format))} <TextLink href="/methodology#aspects">{t('how')}</TextLink>
        </p>
      )}
    </fieldset>
  )
}

/** Lists the published aspects, most mentions first; before them the selected one, where too few reviews mention it. */
function listAspects(all: ReviewSummary['all'] | undefined, { aspect: asked }: ShownReviews) {
  const told = (all?.aspects ?? []).map((aspect) => ({ aspect, on: aspect.id === asked }))
  return asked === undefined || told.some(({ on }) => on) ? told : [{ aspect: { id: asked }, on: true }, ...told]
}

/** Lists the words of both sides, most frequent first; before them a selected word that is not among them. */
function listWords(words: Company['words'], filter: ShownReviews) {
  const said = (['good', 'bad'] as const).flatMap((side) => words[side].map((one) => ({ side, ...one })))
  const others = (['good', 'bad'] as const).flatMap((side) => {
    const word = filter[side]
    return word === undefined || words[side].some((one) => one.word === word) ? [] : [{ side, word, count: undefined }]
  })
  const most = said.sort((one, other) => other.count - one.count)
  return [...others, ...most].map((one) => ({ ...one, on: filter[one.side] === one.word }))
}

/** Formats the numbers of the sentence about a selected aspect. */
function formatMentions(chosen: AspectMentions, all: NonNullable<ReviewSummary['all']>, format: Format) {
  const { mentions, praised, fault, lower, upper } = chosen
  const total = all.stars.reduce((sum, some) => sum + some, 0)
  return {
    mentions: format.number(mentions),
    all: format.number(total),
    praised: format.number(praised),
    fault: format.number(fault),
    lower: format.percent(lower),
    upper: format.percent(upper),
  }
}
