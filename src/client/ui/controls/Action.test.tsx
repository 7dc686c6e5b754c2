import { expect, test } from 'vitest'
import { markup } from '../../../../tests/support/markup.tsx'
import { Action } from './Action.tsx'

const lookOf = async (props: Parameters<typeof Action>[0]) =>
  / class="([^"]*)"/.exec(await markup(<Action {...props}>Go</Action>))?.[1]

test('each kind of button has its own look; the default is the plain one', async () => {
  const kinds = [
    'primary',
    'line',
    'soft',
    'ghost',
    'brandGhost',
    'invert',
    'danger',
    'dangerLine',
    'dangerGhost',
  ] as const
  const looks = await Promise.all(kinds.map((kind) => lookOf({ kind })))
  expect(new Set(looks).size).toBe(kinds.length)
  expect(await lookOf({})).toBe(await lookOf({ kind: 'line', size: 'medium' }))
})

test('so do its size, and whether it fills its row', async () => {
  const looks = await Promise.all([
    ...(['small', 'medium', 'tall'] as const).map((size) => lookOf({ size })),
    lookOf({ block: true }),
  ])
  expect(new Set(looks).size).toBe(looks.length)
})

test('what the place adds to its look stays', async () => {
  expect(await lookOf({ className: 'of-the-place' })).toContain('of-the-place')
})
