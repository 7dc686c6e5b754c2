import { expect, test } from 'vitest'
import { linksOf, markup } from '../../../../../tests/support/markup.tsx'
import { readKey } from '../../../../contract/endpoint.ts'
import { readNotice } from '../../../../contract/notices/notices.ts'
import Notice from './Notice.tsx'

test('a receipt of no notice has a main heading that says so, and a way on', async () => {
  const html = await markup(<Notice params={{ receipt: 'none' }} />, {
    refusals: { [readKey(readNotice, { body: { receipt: 'none' } })]: { status: 404, problems: [] } },
  })
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('There is no notice at this link')
  expect(linksOf(html)).toEqual(['/notices'])
})
