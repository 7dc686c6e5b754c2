import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer, useChange } from '../../forms/use-answer.ts'
import { deviceStorage } from '../../platform/device-storage.ts'
import { Picks } from '../../ui/controls/Picks.tsx'
import { replaceBeginning } from './replace-beginning.ts'

const storageKey = 'answers:beginnings'
/** How many beginnings of their own a person keeps on a device, and how much of each. */
const maxKept = 5
const maxLength = 300

const given = ['thanks', 'explain', 'changed'] as const

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Beginnings of an answer, one press each: three of the site, and those a person has saved on this device. */
export function Beginnings() {
  const { t } = useTranslation('employers')
  const answer = useAnswer('text')
  const change = useChange()
  const [kept, setKept] = useState(readKept)
  const text = typeof answer === 'string' ? answer : ''
  const named = kept.map((words) => [words.length > 24 ? `${words.slice(0, 24)}…` : words, words] as const)
  // Of two that begin alike the newer one is offered.
  const own = [...new Map([...named].reverse())].map(([label, words]) => ({ label, words }))
  const ours = given.map((name) => ({ label: t(`beginnings.${name}`), words: t(`beginnings.words.${name}`) }))
  const save = () => {
    const next = [...new Set([text.trim().slice(0, maxLength), ...kept])].slice(0, maxKept)
    setKept(next)
    deviceStorage.setItem(storageKey, JSON.stringify(next))
  }
  const all = [...ours, ...own]
  const beginnings = all.map(({ words }) => words)
  const picks = all.map(({ label, words }) => ({
    label,
    chosen: text.startsWith(words),
    act: () => change({ text: replaceBeginning(words, text, beginnings) }),
  }))
  const mayKeep = text.trim() !== '' && !kept.includes(text.trim().slice(0, maxLength))
  return (
    <Picks
      name="beginnings"
      line
      label={t('beginnings.label')}
      picks={mayKeep ? [...picks, { label: t('beginnings.save'), chosen: false, act: save }] : picks}
    />
  )
}
