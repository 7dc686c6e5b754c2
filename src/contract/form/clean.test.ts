import { describe, expect, test } from 'vitest'
import { check } from './check.ts'
import { clean } from './clean.ts'
import { toLatinDigits } from './digits.ts'
import { choice, company, longText, oneWord, stages, text, whole, year, yearMonth, yesNo } from './fields.ts'
import { defineForm } from './form.ts'

const amount = whole('n', { min: 1, max: 99_999, problem: 'not_positive' })

describe('numbers as people type them', () => {
  test.each([
    ['12500', 12_500],
    ['١٢٥٠٠', 12_500],
    ['۱۲۵۰۰', 12_500],
    [' 7 ', 7],
    ['٠٧', 7],
    ['-5', -5],
    [12, 12],
  ])('%s is %s', (typed, number) => {
    expect(clean(amount, typed)).toBe(number)
  })

  test('E-078: so is the last year', () => {
    expect(clean(year('last_year'), ' ٢٠٢٤ ')).toBe(2024)
  })

  test('E-185, E-186: so are the months from and to which an education lasted', () => {
    expect(clean(yearMonth('from'), ' ٢٠٢٤-٠٣ ')).toBe('2024-03')
    expect(clean(yearMonth('to'), '٢٠٢٦-٠٦')).toBe('2026-06')
  })

  test.each(['12.5', '1,000', '1e3', '0x1f', 'ten', '١٢ ريال', '9'.repeat(30)])('%s is no number', (typed) => {
    expect(clean(amount, typed)).toBe(toLatinDigits(typed))
  })

  test.each(['', '   ', null, undefined])('"%s" is no answer', (typed) => {
    expect(clean(amount, typed)).toBeUndefined()
  })
})

describe('texts', () => {
  test('are trimmed and composed, and blank ones are no answer', () => {
    expect(clean(longText('pros'), '  good\npeople \n')).toBe('good\npeople')
    expect(clean(text('name'), 'Jose\u0301')).toBe('José')
    expect(clean(text('name'), ' \u00A0\n ')).toBeUndefined()
  })

  test('a line holds only what shows of it; a longer text stays as it is written', () => {
    expect(clean(text('name'), 'Ara\u200bm\u00adco\u3164 \u{E0041}')).toBe('Aramco')
    expect(clean(text('name'), 'Ara\tmco\r\nBcc: x')).toBe('Ara mco Bcc: x')
    expect(clean(text('name'), '\u3164\u2800\u200f')).toBeUndefined()
    expect(clean(longText('pros'), 'می\u200cخواهم 👨\u200d👩\nnew line')).toBe('می\u200cخواهم 👨\u200d👩\nnew line')
    expect(clean(text('secret', { input: 'password' }), 'a\u200bb')).toBe('a\u200bb')
  })

  test('a longer text keeps the letters of Persian, Urdu and Arabic and emoji, and loses invisible characters', () => {
    const read = (typed: string) => clean(longText('pros'), typed)
    for (const text of [
      'می\u200Cخواهم',
      'नि\u200Dम',
      '1445ه\u200D',
      '\u{1F468}\u{1F3FD}\u200D\u{1F4BB}',
      '❤\uFE0F\u200D🔥',
      '1\uFE0F\u20E3',
    ])
      expect(read(text)).toBe(text)
    const flag = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'
    expect(read(flag)).toBe(flag)
    expect(read('\uFEFFgo\u200Bod\u00AD \u200Cday\uFE0F\u{E0041}\u2060')).toBe('good day')
    expect(read('a\u00A0b\u202Fc\u2007d\u3000e\tf')).toBe('a b c d e f')
    expect(read('a\r\nb\rc\u2028d\u2029e\u0085f\u000Bg')).toBe('a\nb\nc\nd\ne\nf\ng')
  })

  test('marks around what was copied from a messenger go; what turns letters around stays, to be refused', () => {
    expect(clean(text('name'), '\u202Aسارة\u202C')).toBe('سارة')
    expect(clean(longText('pros'), '\u2068Sara\u2069 and \u2067\u202Bعلي\u202C\u2069\u202C')).toBe('Sara and علي')
    expect(clean(longText('pros'), 'a \u202Eb\u202C')).toBe('a \u202Eb\u202C')
    expect(clean(longText('pros'), 'a \u202Ab')).toBe('a \u202Ab')
  })

  test('V-037: a word typed with vowel marks and tatweel is the same word, and one with signs nobody sees', () => {
    expect(clean(oneWord('good_word'), ' مُتَعـــاوِنَة ')).toBe('متعاونة')
    expect(clean(oneWord('good_word'), 'متعا\u200bو\u00adنة')).toBe('متعاونة')
  })

  test('E-205: the typed name of a company and an e-mail hold only what shows of them', () => {
    expect(clean(company('company_id'), 'Ara\u200bmco\u00ad')).toBe('Aramco')
    expect(clean(text('email', { input: 'email' }), 'a\u200b@b.sa')).toBe('a@b.sa')
  })

  test.each([
    ['V-036', 'two words'],
    ['V-039', '_kind'],
    ['V-041', 'kind!'],
    ['V-041', 'ki9d'],
  ])('%s: %j is not one word', (_, typed) => {
    const checked = check(defineForm('word', [oneWord('good_word')]), { good_word: typed })
    expect(checked).toEqual({ ok: false, problems: [{ path: 'good_word', code: 'one_word' }] })
  })

  test('a password that is chosen is kept in one form; one that is typed again stays as typed', () => {
    const chosen = text('password', { input: 'password', min: 8, max: 30 })
    expect(clean(chosen, ' e\u0301\u00A0a\u3000b\u200b\u202a ')).toBe(' \u00E9 a b\u200b\u202a ')
    expect(clean(text('password', { input: 'password' }), 'e\u0301\u00A0')).toBe('e\u0301\u00A0')
  })

  test('a password is taken as typed', () => {
    expect(clean(text('password', { input: 'password' }), '  two spaces ')).toBe('  two spaces ')
  })
})

describe('choices and lists', () => {
  test('booleans and digits answer a yes or no', () => {
    expect([true, false, '1', '0', '١'].map((value) => clean(yesNo('b'), value))).toEqual([1, 0, 1, 0, 1])
    expect(clean(choice('sex', ['male', 'female']), 'male')).toBe('male')
  })

  test('a stage left empty is no stage', () => {
    expect(clean(stages('stages'), [101, '', null, '203'])).toEqual([101, 203])
  })
})
