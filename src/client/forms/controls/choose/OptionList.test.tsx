import { expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { findMatching } from './find-matching.ts'
import { OptionList } from './OptionList.tsx'
import type { Combobox } from './use-combobox.ts'

const list = (
  typed: string,
  items: { id: number; name: string }[] = [],
  { loading = false, cut = false, active = -1, none = '' } = {},
) => {
  const shown = findMatching(items, typed)
  const found = { shown, dropped: shown[0]?.reason?.dropped ?? [] }
  const box = { ...found, typed, cut, active, listId: 'list', optionId: (at: number) => `list-${at}` }
  return markup(
    <OptionList
      box={box as unknown as Combobox}
      label="City"
      chosen={undefined}
      loading={loading}
      none={none || undefined}
    />,
  )
}

it("X-030: a text that fits nothing says 'no results found'", async () => {
  const html = await list('zzz')
  expect(wordsOfMarkup(html)).toBe('no results found')
  expect(html).not.toContain('role="listbox"')
  expect(wordsOfMarkup(await list('zzz', [], { none: 'Choose the nearest.' }))).toBe(
    'no results found Choose the nearest.',
  )
})

it('says which typed words no item has, above the nearest ones', async () => {
  const titles = [{ id: 1, name: 'Teacher' }]
  expect(wordsOfMarkup(await list('physics teacher', titles))).toContain('No item has “physics”. The nearest:')
  expect(wordsOfMarkup(await list('teacher', titles))).not.toContain('No item')
})

it("S-006: before anything is typed it says 'type to view results'", async () => {
  expect(wordsOfMarkup(await list(''))).toBe('type to view results')
  expect(wordsOfMarkup(await list('  '))).toBe('type to view results')
})

it('draws at first what is seen at once, and as far as the one that is marked; the others follow', async () => {
  const cities = Array.from({ length: 40 }, (_, id) => ({ id, name: `City ${id}` }))
  const drawn = async (active: number) => (await list('city', cities, { active })).match(/role="option"/g)?.length
  expect(await drawn(-1)).toBe(8)
  expect(await drawn(19)).toBe(20)
})

it('says neither while the list is still coming, nor beside what was found', async () => {
  expect(wordsOfMarkup(await list('zzz', [], { loading: true }))).not.toMatch(/no results|type to view/)
  expect(wordsOfMarkup(await list('riy', [{ id: 1, name: 'Riyadh' }]))).toBe('Riy adh')
})
