import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract'
import { useTranslation } from 'react-i18next'
import type { AspectMentions } from '../../../../contract/companies/review-summary.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { PillToggle } from '../../../ui/controls/PillToggle.tsx'
import { OneStar } from '../../../ui/Stars.tsx'
import { styleEdgeColour } from '../../../ui/styles/borders.ts'
import { chosenInContrast } from '../../../ui/styles/contrast.ts'
import { useHidden } from '../../../ui/styles/hidden.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { Star, WordSide } from './review-filter.ts'

const useStyles = makeStyles({
  topic: { fontWeight: 400 },
  good: { '& > svg:first-child': { color: paint.good } },
  bad: { '& > svg:first-child': { color: paint.bad } },
  goodOn: { backgroundColor: paint.goodTint, color: paint.good, ...styleEdgeColour(paint.good), ...chosenInContrast },
  badOn: { backgroundColor: paint.badTint, color: paint.bad, ...styleEdgeColour(paint.bad), ...chosenInContrast },
  // On wide screens the star filters are in the column of choices instead, one by one.
  untilWide: { [media.wide]: { display: 'none' } },
  praised: { color: paint.good },
  fault: { color: paint.bad },
})

interface PressedProps {
  /** Whether only its reviews are shown. */
  on: boolean
  onPress: () => void
}

interface WordTopicProps extends PressedProps {
  side: WordSide
  word: string
  count: number | undefined
}

/** A topic: one of the two words of reviews, with how many contain it. */
export function WordTopic({ side, word, count, on, onPress }: WordTopicProps) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation('common')
  const { format } = useLanguage()
  const Sign = side === 'good' ? Add16Regular : Subtract16Regular
  return (
    <PillToggle
      on={on}
      onPress={onPress}
      className={mergeClasses(styles.topic, styles[side], on && styles[`${side}On`])}
    >
      <Sign />
      <span className={hidden.visually}>{t(`word.${side}`)}</span>
      <UserText>{word}</UserText>
      {count !== undefined && <span className={mergeClasses(text.number, text.faint)}>{format.number(count)}</span>}
    </PillToggle>
  )
}

interface StarsTopicProps extends PressedProps {
  side: 'low' | 'high'
  stars: readonly [Star, Star]
  count: number
}

/** A topic: two neighbouring star ratings, with how many reviews have them. */
export function StarsTopic({ side, stars: [from, to], count, on, onPress }: StarsTopicProps) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation('aspects')
  const { format } = useLanguage()
  const number = format.number(count)
  return (
    <PillToggle on={on} onPress={onPress} className={mergeClasses(styles.topic, styles.untilWide)}>
      <span className={hidden.visually}>{t(`stars.${side}`, { number })}</span>
      <span className={text.number} dir="ltr" aria-hidden="true">
        {format.digits(from)}–{format.digits(to)}
      </span>
      <OneStar />
      <span className={mergeClasses(text.number, text.faint)} aria-hidden="true">
        {number}
      </span>
    </PillToggle>
  )
}

interface AspectTopicProps extends PressedProps {
  /** Its counts are absent where too few reviews mention it. */
  aspect: Pick<AspectMentions, 'id'> & Partial<AspectMentions>
}

/** A topic: an aspect of work, with how many reviews praise it and how many criticise it. */
export function AspectTopic({ aspect: { id, praised, fault }, on, onPress }: AspectTopicProps) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation('aspects')
  const { format } = useLanguage()
  return (
    <PillToggle on={on} onPress={onPress} className={styles.topic}>
      {t(`names.${id}`)}
      {praised !== undefined && fault !== undefined && (
        <>
          <span className={hidden.visually}>
            {t('counts', { praised: format.number(praised), fault: format.number(fault) })}
          </span>
          {praised > 0 && (
            <span className={mergeClasses(text.number, styles.praised)} dir="ltr" aria-hidden="true">
              +{format.number(praised)}
            </span>
          )}
          {fault > 0 && (
            <span className={mergeClasses(text.number, styles.fault)} dir="ltr" aria-hidden="true">
              {'\u2212'}
              {format.number(fault)}
            </span>
          )}
        </>
      )}
    </PillToggle>
  )
}
