import { expect, test } from 'vitest'
import { pagePaths } from '../contract/pages.ts'
import { routes } from './routes.tsx'

test('every address the server calls a page has a screen, and every screen an address', () => {
  expect(routes.map(({ path }) => path)).toEqual(pagePaths)
})
