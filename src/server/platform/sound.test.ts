import { describe, expect, test } from 'vitest'
import { splitWords } from '../../contract/search/normalise.ts'
import { toSound } from '../../contract/search/sound.ts'
import { listSlips, listSoundKeys, listSounds } from './sound.ts'

const sound = (word: string) => splitWords(word).map(toSound).join(' ')

describe('a word sounds the same', () => {
  test.each([
    ['نورس', 'Nawras'],
    ['نورس', 'Nauras'],
    ['قافلة', 'Qafilah'],
    ['قافلة', 'Kafila'],
    ['نخيل', 'Nakheel'],
    ['خليج', 'Khalij'],
    ['شروق', 'Shurooq'],
    ['أفق', 'Ufuq'],
    ['إكسبرس', 'Express'],
    ['وهج', 'Wahaj'],
    ['ينبع', 'Yanbu'],
    ['عبدالله', 'Abdullah'],
    ['غيث', 'Ghaith'],
    ['ظلال', 'Dhilal'],
    ['ديجيتال', 'Digital'],
    ['لؤلؤ', 'Lulu'],
    ['أخضر', 'akhthar'],
  ])('%s and %s', (arabic, latin) => {
    expect(sound(arabic)).toBe(sound(latin))
    expect(sound(arabic)).not.toBe('')
  })

  test.each([
    ['Rimal', 'Rahaf'],
    ['Sada', 'Zad'],
    ['نورس', 'فارس'],
  ])('but %s and %s do not', (one, other) => {
    expect(sound(one)).not.toBe(sound(other))
  })
})

test('a name is found by the sound of each word, with and without the article', () => {
  expect(listSoundKeys(['Dar Alnakheel']).map(({ key }) => key)).toEqual(['dr alnxl', 'dr nxl', 'alnxl', 'nxl'])
})

test('a key of two sounds stands for whole words only, and vowels alone give no key', () => {
  expect(listSounds('noor')).toEqual([{ key: 'nr', whole: true }])
  expect(listSounds('oo')).toEqual([])
  expect(listSounds('!?')).toEqual([])
})

test('a slip leaves one sound out or changes two: of enough sounds only', () => {
  const [digital] = listSounds('digtial')
  expect(listSlips(digital!).map(({ key }) => key)).toContain('dgl')
  expect(listSlips({ key: 'nr', whole: true })).toEqual([])
  expect(listSlips(listSounds('logitsics')[0]!).map(({ key }) => key)).toContain('lgstks')
})
