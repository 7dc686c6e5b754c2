import { expect, test } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import type { Study } from '../../../contract/studies/studies.schema.ts'
import { computeStudyShares } from './study-figures.ts'

const study = (...people: (number | null)[]) =>
  asReleased<Study>({
    id: 1,
    month: '2026-10',
    question: 'Where?',
    about: null,
    options: people.map((n, option) => ({ option, label: `Answer ${option}`, people: n })),
    people: people.reduce<number>((sum, n) => sum + (n ?? 0), 0) || null,
    open: 1,
    company: null,
  })

test('the most frequent answer first, each as its share of what is shown', () => {
  const shown = computeStudyShares(study(10, null, 30))
  expect(shown.map(({ option, share }) => [option, share])).toEqual([
    [2, 0.75],
    [0, 0.25],
    [1, null],
  ])
})

test('with nothing to show yet, the options in their own order', () => {
  expect(computeStudyShares(study(null, null)).map(({ option, share }) => [option, share])).toEqual([
    [0, null],
    [1, null],
  ])
})
