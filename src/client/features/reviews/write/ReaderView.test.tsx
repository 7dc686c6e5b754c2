import { expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { ReaderView } from './ReaderView.tsx'

const seen = { is_former: 1, last_year: 2024, department: 1, joblevel: 2, cities: 1 }
const shown = async (type: 'company' | 'interview' | 'salary' | 'culture', answers: object) =>
  wordsOfMarkup(await markup(<ReaderView type={type} companyId={1} answers={{ ...answers }} />))

it('a writer is told the finest that readers may see: the last year, the month of an interview', async () => {
  expect(await shown('company', seen)).toContain('Former employee (2024)')
  expect(await shown('interview', { month: 3, year: 2025 })).toContain('Interview in March 2025')
})

it.each(['salary', 'culture'] as const)(
  'of a %s readers see nothing by itself, and the writer is told so',
  async (type) => {
    const words = await shown(type, seen)
    expect(words).toContain('added to figures of many people')
    expect(words).not.toContain('Former employee')
  },
)
