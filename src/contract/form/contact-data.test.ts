import { describe, expect, test } from 'vitest'
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
  ])('%s', (words) => {
    expect(findContactData(words)).toBeUndefined()
  })
})
