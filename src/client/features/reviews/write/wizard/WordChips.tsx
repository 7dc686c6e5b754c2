import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer, useChange } from '../../../../forms/use-answer.ts'
import { Picks } from '../../../../ui/controls/Picks.tsx'

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
  const { t } = useTranslation('reviews')
  const answer = useAnswer(name)
  const change = useChange()
  const [words] = useState(() => shuffle(t(`words.${name}`, { returnObjects: true }), Math.random))
  return (
    <Picks
      name={name}
      label={t(`words.${name}Label`)}
      picks={words.map((word) => ({
        label: word,
        chosen: word === answer,
        act: () => change({ [name]: word === answer ? '' : word }),
      }))}
    />
  )
}
