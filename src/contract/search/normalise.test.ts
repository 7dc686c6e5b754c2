import { describe, expect, test } from 'vitest'
import { listBeginnings, normalise, toSearchKeys } from './normalise.ts'

describe('names are found however they are written', () => {
  test.each([
    ['hamza forms', 'أإآٱؤئ', 'ااااوي'],
    ['a hamza of its own', 'غذاء', 'غذا'],
    ['ta marbuta and ha', 'شركة', 'شركه'],
    ['alef maqsura and ya', 'مستشفى', 'مستشفي'],
    ['stretching', 'شـــركة', 'شركه'],
    ['vowel marks', 'شَرِكَةٌ', 'شركه'],
    ['Arabic-Indic digits', 'مجموعة ١٢٣', 'مجموعه 123'],
    ['Persian letters and digits', 'بانک ۴', 'بانك 4'],
    ['letters of Urdu and Kurdish keyboards', 'سھل کھرباء ە ے', 'سهل كهربا ه ي'],
    ['letters that imitate others', 'Sɑhl І', 'sahl i'],
    ['letters with a stroke or a hook', 'Sahƚ ƴ ħ', 'sahl y h'],
    ['letters of Kurdish, Uyghur and Urdu', 'ڪۆژې ٹڈڑ', 'كوزي تدر'],
    ['Armenian letters that imitate Latin ones', 'օսհ', 'ouh'],
    ['case', 'ACME Group', 'acme group'],
    ['Latin accents', 'Société Générale', 'societe generale'],
    ['letters without an accent to take off', 'Straße Øresund', 'strasse oresund'],
    ['full-width letters', 'ＡＢＣ', 'abc'],
    ['signs', 'A&B (Holding) - Co.', 'a b holding co'],
    ['apostrophes', "O'Neil’s", 'oneils'],
    ['presentation forms', 'ﺷﺮﻛﺔ', 'شركه'],
    ['nothing to compare', ' ?! ', ''],
  ])('%s', (_, name, expected) => {
    expect(normalise(name)).toBe(expected)
  })

  test('a name is found by every word of it', () => {
    expect(toSearchKeys(['Masar Alwaha Logistics'])).toEqual([
      { key: 'masar alwaha logistics', weight: 0 },
      { key: 'masar waha logistics', weight: 0 },
      { key: 'alwaha logistics', weight: 1 },
      { key: 'waha logistics', weight: 1 },
      { key: 'logistics', weight: 1 },
      { key: 'masaralwahalogistics', weight: 1 },
    ])
  })

  const finds = (typed: string, name: string) =>
    listBeginnings(typed).some((beginning) => toSearchKeys([name]).some(({ key }) => key.startsWith(beginning)))

  test.each([
    ['without the article', 'راجحي', 'الراجحي'],
    ['with the article', 'الراجحي', 'راجحي للتمويل'],
    ['with the article, both', 'الراج', 'شركة الراجحي'],
    ['the article alone', 'ال', 'الراجحي'],
    ['an article inside', 'شركة راجحي', 'شركة الراجحي'],
    ['an article inside, half typed', 'شركة ال', 'شركة الراجحي'],
    ['a later word', 'واحة', 'مسار الواحة'],
    ['a word that only begins like one', 'الفا', 'ألفا للتقنية'],
    ['one letter', 'm', 'Masar'],
    ['a word behind what is written onto it', 'خدمات', 'مسار الواحة للخدمات'],
    ['an article of its own', 'al rajhi', 'Alrajhi Trading'],
    ['an article that is not typed', 'rajhi', 'Alrajhi Trading'],
    ['words run together', 'masaralwaha', 'Masar Alwaha'],
    ['a word pulled apart', 'al raj hi', 'Alrajhi'],
  ])('found %s', (_, typed, name) => {
    expect(finds(typed, name)).toBe(true)
  })

  test.each([
    ['the middle of a word', 'asar', 'Masar'],
    ['another name', 'banan', 'Masar'],
  ])('not found by %s', (_, typed, name) => {
    expect(finds(typed, name)).toBe(false)
  })

  test('nothing typed looks for nothing', () => {
    expect([listBeginnings(''), listBeginnings(' - ')]).toEqual([[], []])
  })
})
