import { expect, test } from 'vitest'
import list from './common-passwords.json'
import { isGuessable } from './common-passwords.ts'

test.each(['password', 'Password', 'sunshine', '1234567890', 'Sunshine12!', 'saudi123', 'Sunshine+2026!'])(
  '%s is had by many',
  (password) => {
    expect(isGuessable(password)).toBe(true)
  },
)

test.each(['        ', 'aaaaaaaa', '12341234', 'abcabcab', 'لالالالا'])(
  '%j says one part again and again',
  (password) => {
    expect(isGuessable(password)).toBe(true)
  },
)

test.each(['abcdefgh', '87654321', 'qwertyuiop', 'lkjhgfdsa', '1qaz2wsx3edc', 'asdf1234', 'Qwerty-2026', 'ضصثقفغعه'])(
  '%s is keys in a row',
  (password) => {
    expect(isGuessable(password)).toBe(true)
  },
)

test.each(['Summer2026!', 'Shafaf-2026', 'شفاف٢٠٢٦٢٠', '2026-Riyadh', 'رمضان1447!'])(
  '%s is a word for this place or time',
  (password) => {
    expect(isGuessable(password)).toBe(true)
  },
)

test.each([
  ...['0512345678', '+966512345678', '٠٥١٢٣٤٥٦٧٨', '00966 512 345 678', '1012345678'],
  ...['01011990', '19900101', '14470915', '15-09-1447', '١٢٣٤٥٦٧٨', '        1', 'aaaaaaa1'],
  ...['محمد123456', 'Mohammed1990', 'ksa123456', 'Allah786', 'سعودية2026', 'Saudi2030', 'Alhilal1957', 'النصر1955'],
  ...['مُحمّد_2026', 'AhmedAli99', 'عبدالله١٤٤٧', 'MohammedAhmed', 'Nourah1995', 'noura@2020', 'F@had1234'],
  ...['Moh@mmed1', 's@udi123', 'P@ssw0rd12', 'Aa@123456', 'zxc12345', '!@#$%^&*', 'Kingdom93', 'absher123'],
  ...[
    'الله أكبر',
    'بسم الله الرحمن الرحيم',
    'لا إله إلا الله',
    'حسبي الله',
    'يارب123456',
    'astaghfirullah',
    'mama1234',
  ],
  ...['Lexus2020', 'camry2019', 'Landcruiser1', 'mobily123', 'loveyou123', 'امي وابوي'],
])('%s is what people here choose', (password) => {
  expect(isGuessable(password)).toBe(true)
})

test.each(['حشسسصخقي', 'lpl]123456', 'HgiGhg2030'])('%s is typed on the keyboard of the other script', (password) => {
  expect(isGuessable(password)).toBe(true)
})

test.each(['sara.alharbi@example.com', 'sara.alharbi', 'SaraAlharbi90', 'Alharbi-2026', '1990qamar1990', 'قمر_2026'])(
  '%s is about its owner',
  (password) => {
    expect(isGuessable(password, ['Sara.Alharbi@example.com', 'Qamar قمر'])).toBe(true)
    expect(isGuessable(password, ['ali@example.com', 'Ali', null])).toBe(false)
  },
)

test.each([
  'quiet-orange-lamp-19',
  'كلمة سر طويلة',
  'قهوة الصباح في الحديقة',
  'Lamp4Desk9Tree',
  'حصان أزرق يطير',
  'hx7Kq2mZ',
  'orange lamp 19',
  'summer in abha',
  'abcd lamp 4321',
])('%s is not', (password) => {
  expect(isGuessable(password, ['sara@example.com', 'Sara', ''])).toBe(false)
})

test('more than a thousand that many have, all of a length that could be chosen', () => {
  const words = list.words.split(' ')
  expect(words.length).toBeGreaterThan(3000)
  expect(words.filter((word) => word.length < 8 || word.length > 30)).toEqual([])
})
