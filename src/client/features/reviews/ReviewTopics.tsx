import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../contract/companies/companies.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { chosenInContrast } from '../../ui/contrast.ts'
import { edgeColour } from '../../ui/edge.ts'
import { focusRing } from '../../ui/focus.ts'
import { useHidden } from '../../ui/hidden.ts'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'
import { Said } from '../../ui/Said.tsx'
import { useText } from '../../ui/text.ts'
import type { ShownReviews, WordSide } from './review-filter.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    gap: '8px',
    flexWrap: 'wrap',
    minWidth: 0,
    margin: 0,
    border: 0,
    padding: 0,
    [media.phoneOnly]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      // What is hidden in it and placed by itself stays inside, and does not widen the page.
      position: 'relative',
      // To the edges of the phone, with room for the ring of the focus.
      marginInline: 'calc(-1 * var(--gutter))',
      paddingInline: 'var(--gutter)',
      marginBlock: '-4px',
      paddingBlock: '4px',
      scrollbarWidth: 'none',
    },
  },
  topic: {
    flexShrink: 0,
    gap: '6px',
    height: '44px',
    minWidth: 0,
    maxWidth: 'none',
    paddingInline: '14px',
    borderRadius: '999px',
    fontWeight: 400,
    ':focus-visible': focusRing,
    [media.wide]: { height: '36px' },
  },
  good: { '& > svg:first-child': { color: paint.good } },
  bad: { '& > svg:first-child': { color: paint.bad } },
  goodOn: { backgroundColor: paint.goodTint, color: paint.good, ...edgeColour(paint.good), ...chosenInContrast },
  badOn: { backgroundColor: paint.badTint, color: paint.bad, ...edgeColour(paint.bad), ...chosenInContrast },
})

type Topic = { side: WordSide; word: string; count?: number }

interface ReviewTopicsProps {
  words: Company['words']
  filter: ShownReviews
  onChange: (filter: ShownReviews) => void
}

/** The words said most often, whatever their language; a press leaves the reviews that say one of them, or its like. */
export function ReviewTopics({ words, filter, onChange }: ReviewTopicsProps) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation(['voices', 'common'])
  const { format } = useLanguage()
  const topics: Topic[] = (['good', 'bad'] as const)
    .flatMap((side) => words[side].map((one) => ({ side, ...one })))
    .sort((one, other) => other.count - one.count)
  // What an address asks for is shown though it is not said most often.
  const others = (['good', 'bad'] as const).flatMap((side): Topic[] => {
    const word = filter[side]
    return word === undefined || words[side].some((one) => one.word === word) ? [] : [{ side, word }]
  })
  const all = [...others, ...topics]
  if (all.length === 0) return null
  return (
    <fieldset className={styles.row} aria-label={t('filter.topics')} data-print="no">
      {all.map(({ side, word, count }) => {
        const on = filter[side] === word
        const Sign = side === 'good' ? Add16Regular : Subtract16Regular
        return (
          <Button
            key={`${side} ${word}`}
            className={mergeClasses(styles.topic, styles[side], on && styles[`${side}On`])}
            aria-pressed={on}
            onClick={() => onChange({ ...filter, [side]: on ? undefined : word })}
          >
            <Sign />
            <span className={hidden.visually}>{t(`common:word.${side}`)}</span>
            <Said>{word}</Said>
            {count !== undefined && (
              <span className={mergeClasses(text.number, text.faint)}>{format.number(count)}</span>
            )}
            {on && <Dismiss16Regular />}
          </Button>
        )
      })}
    </fieldset>
  )
}
