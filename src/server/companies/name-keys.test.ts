import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toSearchKeys } from '../../contract/search/normalise.ts'
import { listSoundKeys } from '../platform/sound.ts'
import { nameForm } from './name-keys.queries.ts'

test('the number of the form of names is raised with each change of it', () => {
  // Every letter of the scripts names are written in, alone and within a word.
  const letters = Array.from({ length: 0x600 }, (_, at) => String.fromCodePoint(at + 0x80)).filter((one) =>
    /\p{L}|\p{N}/u.test(one),
  )
  const names = [...letters, ...letters.map((one) => `Al ba${one}b الشركة${one}ة The ${one}`)]
  const keys = names.flatMap((name) => [...toSearchKeys([name]), ...listSoundKeys([name])])
  const sum = createHash('sha256').update(JSON.stringify(keys)).digest('hex')
  expect(sum, 'raise the number of the form, and put this sum beside it').toBe(nameForm.sha256)
})
