import { expect, test } from 'vitest'
import { markup } from '../../../../tests/support/markup.tsx'
import { DataTable } from './DataTable.tsx'

test('a table names its columns, its rows and the groups of rows, as elements that screen readers know', async () => {
  const html = await markup(
    <DataTable
      head={['Kind', 'Count']}
      rows={[
        { key: 'may', cells: ['May'] },
        { key: 'reviews', cells: ['Reviews', '12'] },
      ]}
    />,
  )
  const cells = [...html.matchAll(/<(th|td)\b([^>]*)>(?:<div[^>]*>)?([^<]*)/g)].map(([, element, rest, words]) => [
    element,
    rest!.match(/scope="(\w+)"/)?.[1],
    rest!.match(/colSpan="(\d)"/i)?.[1],
    words,
  ])
  expect(cells).toEqual([
    ['th', 'col', undefined, 'Kind'],
    ['th', 'col', undefined, 'Count'],
    ['th', 'colgroup', '2', 'May'],
    ['th', 'row', undefined, 'Reviews'],
    ['td', undefined, undefined, '12'],
  ])
  expect(html).not.toMatch(/role="(?!presentation)/)
})
