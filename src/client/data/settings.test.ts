import { expect, it } from 'vitest'
import { selectSettings } from './settings.ts'

it('E-009: settings come as a list of single-key items, and an empty one is as good as none', () => {
  expect(
    selectSettings([{ email: 'hello@post.example' }, { twitter_url: '' }, { snapchat_url: 'https://s.example' }]),
  ).toEqual({
    email: 'hello@post.example',
    snapchat_url: 'https://s.example',
  })
})
