import { expect, test } from 'vitest'
import { hasMixedLetters } from './mixed-letters.ts'

test.each([
  ...[
    'S\u0251hl Retail',
    'S\u0430hl',
    'Sahl R\u03B5tail',
    'S\u1D00hl',
    'Sah\u01C0',
    '\u13DAahl',
    'Sahl\u0585',
    '\u{1D412}ahl',
  ],
  ...[
    'Sah\u14AA',
    'سهل \u066Eنك',
    '\u13DA\u13AA\u13BB\u13DE',
    '\uA4E2\uA4EE\uA4E7\uA4E1',
    '\u2CA4\u2C81',
    '\u{10401}\u{1043B}',
  ],
])('%j may be read as another name', (name) => expect(hasMixedLetters(name)).toBe(true))

test.each([
  ...['Sahl Retail', 'Société Générale', 'Straße Øresund', 'شركة الـIT', 'بانک ۴', 'سهل للتجارة', 'Газпром', 'Ελλάδα'],
  ...['Gazprom Газпром', '华为', 'Wi-Fi 5', 'Masar الواحة', 'İstanbul', 'کھرباء'],
])('%j may not', (name) => expect(hasMixedLetters(name)).toBe(false))
