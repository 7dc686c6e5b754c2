import { expect, test } from 'vitest'
import { markup } from '../../../../tests/support/markup.tsx'
import { BarRows } from './BarRows.tsx'

test('a blank stands between a label and the small text beside it, or Arabic joins their letters', async () => {
  const row = { key: 'training', label: 'التدريب', beside: 'كل الشركات 75%', value: '75% نعم', share: 0.75 }
  const html = await markup(<BarRows rows={[row]} />, { lng: 'arabic' })
  expect(html.replace(/<[^>]*>/g, '')).toContain('التدريب كل الشركات')
})
