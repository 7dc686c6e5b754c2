import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../contract/search/normalise.ts'
import { soundOf } from '../../contract/search/sound.ts'
import { slipsOf, soundKeysOf, soundsOf } from './sound.ts'

const sound = (word: string) => wordsOf(word).map(soundOf).join(' ')

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
  expect(soundKeysOf(['Dar Alnakheel']).map(({ key }) => key)).toEqual(['dr alnxl', 'dr nxl', 'alnxl', 'nxl'])
})

test('few sounds are a whole word, and one is none', () => {
  expect(soundsOf('noor')).toEqual([{ key: 'nr', whole: true }])
  expect(soundsOf('oo')).toEqual([])
  expect(soundsOf('!?')).toEqual([])
})

test('a slip leaves one sound out or changes two: of enough sounds only', () => {
  const [digital] = soundsOf('digtial')
  expect(slipsOf(digital!).map(({ key }) => key)).toContain('dgl')
  expect(slipsOf({ key: 'nr', whole: true })).toEqual([])
  expect(slipsOf(soundsOf('logitsics')[0]!).map(({ key }) => key)).toContain('lgstks')
})
