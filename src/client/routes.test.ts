import { expect, test } from 'vitest'
import { pagePaths } from '../contract/pages.ts'
import { routes } from './routes.tsx'

test('routes follow the rows of the pages, in their order: the first that fits an address counts', () => {
  expect(routes.map(({ path }) => path)).toEqual(pagePaths)
  const at = (path: string) => routes.findIndex((route) => route.path === path)
  expect(at('/moderation/log')).toBeLessThan(at('/moderation/:part?'))
})
