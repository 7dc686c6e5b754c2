import { describe, expect, test } from 'vitest'
import { measureProcessor } from '../../../tests/support/processor-time.ts'
import { findContactData } from './contact-data.ts'

describe('what could lead to a person is found', () => {
  test.each([
    ['Write me at reem.h@example.com', 'email_in_text'],
    ['راسلوني على reem@example.sa الآن', 'email_in_text'],
    ['Call 0551234567', 'phone_in_text'],
    ['اتصل على ٠٥٥١٢٣٤٥٦٧', 'phone_in_text'],
    ['call +966 55 123 4567 after work', 'phone_in_text'],
    ['00966551234567', 'phone_in_text'],
    ['055-123-4567', 'phone_in_text'],
    ['office 0112345678', 'phone_in_text'],
    ['my id is 1023456789', 'national_id_in_text'],
    ['wide ０５５１２３４５６７', 'phone_in_text'],
    ['in between 0\u200b5\u20605\u00ad1234567', 'phone_in_text'],
    ['055‑123‑4567', 'phone_in_text'],
    ['bold 𝟏𝟎𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', 'national_id_in_text'],
    ['sara＠example．com', 'email_in_text'],
    ['sara@\u200bexample.com', 'email_in_text'],
    ['هويتي ٢١٢٣٤٥٦٧٨٩', 'national_id_in_text'],
    ['جوالي٠٥٠١٢٣٤٥٦٧', 'phone_in_text'],
    ['0501234567و', 'phone_in_text'],
    ['050 - 123 - 4567', 'phone_in_text'],
    ['050/123/4567', 'phone_in_text'],
    ['966 0501234567', 'phone_in_text'],
    ['Call \u202E7654321050\u202C', 'phone_in_text'],
    ['05\u202A0123\u202C4567', 'phone_in_text'],
    ['O551234567', 'phone_in_text'],
    ['0\uFE0F\u20E35\uFE0F\u20E35\uFE0F\u20E31234567', 'phone_in_text'],
    ['zero five five one two three four five six seven', 'phone_in_text'],
    ['رقمي صفر خمسه خمسه واحد اثنين ثلاثه اربعه خمسه سته سبعه', 'phone_in_text'],
    ['०५५१२३४५६७', 'phone_in_text'],
    ['٠5٥1٢3٤5٦7', 'phone_in_text'],
    ['١٠٢٣٤٥٦٧٨٩و', 'national_id_in_text'],
    ['اقامة رقم 2345 678 901', 'national_id_in_text'],
    ['sami (at) nawras (dot) sa', 'email_in_text'],
    ['sami آت جيميل دوت كوم', 'email_in_text'],
    ['t.me/nawras', 'link_in_text'],
    ['linkedin.com/in/sami', 'link_in_text'],
    ['نورس دوت كوم', 'link_in_text'],
    ['نورس.السعودية', 'link_in_text'],
    ['سنابي sami_q', 'link_in_text'],
    ['تابعوا @sami', 'link_in_text'],
    ['SA03 8000 0000 6080 1016 7519', 'number_in_text'],
    ['السجل التجاري 1010123456', 'number_in_text'],
    ['employee number 45812', 'number_in_text'],
    ['رقمي الوظيفي ٤٥٨١٢', 'number_in_text'],
    ['license 12-R-M-0034567', 'number_in_text'],
    ['لوحته أ ب ح 1234', 'number_in_text'],
  ])('%s', (words, code) => {
    expect(findContactData(words)).toBe(code)
  })
})

describe('what could not is left alone', () => {
  test.each([
    'I earned 14500 a month from 2019 to 2025',
    'The bonus was 120,000 SAR',
    'من 2015 حتى 2024 تقريبًا',
    'Grade A @ work, 40 hours',
    '3 meetings a day, 5 days a week, 50 weeks',
    'خصم ٢٥٠٠ ريال',
    'Good years: 2019-2020, 15 people; 2020 2021 22',
    'ticket 7f0c1045-2345-6789-8abc-1a2b3c4d5e6f',
    'part SA1023456789X',
    'We build with ASP.NET and Node.js at Booking.com',
    'no.They never came. ممتاز.شركة جميلة',
    'سناب الشركة فاضي، وتويتر كذلك',
    'خمسة ستة سبعة موظفين، one two three',
    'employee number is assigned late, the licence expired in 2020',
  ])('%s', (words) => {
    expect(findContactData(words)).toBeUndefined()
  })
})

test('a text of any length is judged at once', () => {
  const judged = measureProcessor(() => {
    for (const part of [
      'a',
      '@',
      '0 5 ',
      'a.',
      'a@',
      'sa 1',
      'رقم ',
      'employee no ',
      'one ',
      ' ',
      'سناب ',
      '5-',
      '\u202E1',
    ])
      expect(findContactData(part.repeat(5000 / part.length)) ?? 'none').toEqual(expect.any(String))
  })
  expect(judged).toBeLessThan(4000)
})

test.each([
  ...['050~123~4567', '050:123:4567', '050\\123\\4567', '050;123;4567', '050=123=4567', '050·123·4567', '050#123#4567'],
  ...[
    "050'123'4567",
    '050٫123٫4567',
    '050⁄123⁄4567',
    '050…123…4567',
    '0501~234~567',
    '05;01;23;45;67',
    '0;5;0;1;2;3;4;5;6;7',
  ],
  ...['০৫০১২৩৪৫৬৭', '०५०१२३४५६७', '۰۵۰۱۲۳۴۵۶۷', '𝟎𝟓𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕'],
])('%s is a telephone number, no matter what its digits and separators', (text) => {
  expect(findContactData(text)).toBe('phone_in_text')
})

test.each([
  ['من 05/05/2020 - 12/05/2021', undefined],
  ['05.05.2020-06.06.2021', undefined],
  ['05/05/2020 12:30', undefined],
  ['05:00-12:30 / 16:00', undefined],
  ['05/05/2012/34', 'phone_in_text'],
  ['رقم وظيفي 123456', 'number_in_text'],
  ['جواز سفر A1234567', 'number_in_text'],
])('%s: %s', (text, code) => {
  expect(findContactData(text)).toBe(code)
})
