import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer, useChange } from '../../../../forms/use-answer.ts'
import { Action } from '../../../../ui/controls/Action.tsx'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  chip: { minHeight: '44px', borderRadius: '999px', minWidth: 0, paddingInline: '14px' },
  chosen: { fontWeight: tokens.fontWeightSemibold },
})

/** How many words are offered at a time. */
const offered = 5

/** Shuffles the words again for each visit: the same ones first for everybody would bias the answers. */
export function shuffle(words: readonly string[], random: () => number): string[] {
  return words
    .map((word) => ({ word, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, offered)
    .map(({ word }) => word)
}

/** Words to choose from below the text field; pressing a chosen word again clears it. */
export function WordChips({ name }: { name: 'good_word' | 'bad_word' }) {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  const answer = useAnswer(name)
  const change = useChange()
  const [words] = useState(() => shuffle(t(`words.${name}`, { returnObjects: true }), Math.random))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, which is no fieldset of a form
    <div role="group" aria-label={t(`words.${name}Label`)} className={styles.row} data-words={name}>
      {words.map((word) => {
        const isChosen = word === answer
        return (
          <Action
            key={word}
            kind={isChosen ? 'soft' : 'line'}
            size="small"
            aria-pressed={isChosen}
            className={mergeClasses(styles.chip, isChosen && styles.chosen)}
            onClick={() => change({ [name]: isChosen ? '' : word })}
          >
            {word}
          </Action>
        )
      })}
    </div>
  )
}
