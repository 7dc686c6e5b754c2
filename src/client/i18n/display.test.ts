import { describe, expect, it, vi } from 'vitest'
import { formatArabicNumbers, replaceArabicNumbers } from './digits.ts'
import { chooseDisplay, DEFAULT_DISPLAY, type Display, parseDisplay } from './display.ts'
import { createFormat, riyalSign } from './format.ts'

const shown = (choices: Partial<Display>): Display => ({ ...DEFAULT_DISPLAY, ...choices })

describe('what a device has stored', () => {
  it.each([
    [null, DEFAULT_DISPLAY],
    ['', DEFAULT_DISPLAY],
    ['{"digits":', DEFAULT_DISPLAY],
    ['"arabic"', DEFAULT_DISPLAY],
    ['null', DEFAULT_DISPLAY],
    ['{"digits":"roman","calendar":"both"}', shown({ calendar: 'both' })],
    ['{"digits":"arabic","currency":"sign"}', shown({ digits: 'arabic', currency: 'sign' })],
  ])('%s', (stored, display) => expect(parseDisplay(stored)).toEqual(display))

  it('a choice is stored before the page is loaded again; the usual one leaves nothing behind', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    try {
      const order: string[] = []
      await chooseDisplay(shown({ calendar: 'both' }), () =>
        order.push(`${parseDisplay(kept.get('display')!).calendar}`),
      )
      await chooseDisplay(DEFAULT_DISPLAY, () => order.push(`${kept.size} kept`))
      expect(order).toEqual(['both', '0 kept'])
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('Arabic-Indic digits', () => {
  const ar = createFormat('arabic', shown({ digits: 'arabic' }))
  it('stand in numbers, money, shares and dates', () => {
    expect(ar.number(14_500.5, 1)).toBe('١٤٬٥٠٠٫٥')
    expect(ar.number(-3)).toBe('\u061C-٣')
    expect(ar.rating(4)).toBe('٤٫٠')
    expect(ar.money(14_500)).toBe('١٤٬٥٠٠\u00A0ريال')
    expect(ar.percent(0.444)).toBe('٤٤٪\u061C')
    expect(ar.atLeast(45)).toBe('٤٥+\u061C')
    expect(ar.month('2026-10')).toBe('أكتوبر ٢٠٢٦')
    expect(ar.month('2026-Q1')).toBe('الربع الأول من ٢٠٢٦')
    expect(ar.month('2026')).toBe('٢٠٢٦')
    expect(ar.digits(2026)).toBe('٢٠٢٦')
    expect(ar.day('2026-10-21')).toBe('٢١ أكتوبر ٢٠٢٦')
    expect(ar.age('2026-10-04T12:00:00Z', new Date('2026-10-14T12:00:00Z'))).not.toMatch(/\d/)
  })
  it('never stand in English', () => {
    const en = createFormat('english', shown({ digits: 'arabic' }))
    expect([en.number(14_500), en.month('2026-10'), en.day('2026-10-21')].join()).not.toMatch(/[٠-٩]/)
  })
  it.each([
    ['أكثر من 20,000 تقييم', 'أكثر من ٢٠٬٠٠٠ تقييم'],
    ['5 ميجابايت أو 4.5', '٥ ميجابايت أو ٤٫٥'],
    ['50% من الموظفين', '٥٠٪\u061C من الموظفين'],
    ['{{count}} من {{n2}}', '{{count}} من {{n2}}'],
    ['SHA-256 وEd25519 و05xxxxxxxx', 'SHA-256 وEd25519 و05xxxxxxxx'],
    ['/companies/14', '/companies/14'],
  ])('in a string: %s', (text, expected) => expect(formatArabicNumbers(text)).toBe(expected))
  it('in what a list or a form says of a company, if it is Arabic', () => {
    const format = createFormat('arabic', shown({ digits: 'arabic' }))
    expect(format.written('من 1,000 إلى 5,000 موظف')).toBe('من ١٬٠٠٠ إلى ٥٬٠٠٠ موظف')
    expect(format.written('SAR 1 to 2 billion')).toBe('SAR 1 to 2 billion')
    expect(createFormat('arabic').written('من 1,000 إلى 5,000 موظف')).toBe('من 1,000 إلى 5,000 موظف')
  })
  it('in a file of strings, however deep', () => {
    expect(replaceArabicNumbers({ a: ['1', { b: '2' }], c: '{{x}} 3' })).toEqual({ a: ['١', { b: '٢' }], c: '{{x}} ٣' })
  })
})

describe('Hijri beside Gregorian', () => {
  const [en, ar] = (['english', 'arabic'] as const).map((lng) => createFormat(lng, shown({ calendar: 'both' })))
  it('a day has its date by Umm al-Qura', () => {
    expect(en!.day('2026-10-05')).toBe('5 October 2026 (24 Rabiʻ II 1448 AH)')
    expect(ar!.day('2026-10-05')).toBe('5 أكتوبر 2026 (24 ربيع الآخر 1448 هـ)')
  })
  it('a month names the months it reaches into, and both years at the turn of one', () => {
    expect(en!.month('2026-10')).toBe('October 2026 (Rabiʻ II – Jumada I 1448 AH)')
    expect(ar!.month('2026-10')).toBe('أكتوبر 2026 (ربيع الآخر – جمادى الأولى 1448 هـ)')
    expect(en!.month('2026-06')).toBe('June 2026 (Dhuʻl-Hijjah 1447 AH – Muharram 1448 AH)')
  })
  it('quarters and years stay as they are', () => {
    expect(en!.month('2026-Q4')).toBe('Q4 2026')
    expect(en!.month('2026')).toBe('2026')
  })
})

describe('the sign of the riyal', () => {
  const [en, ar] = (['english', 'arabic'] as const).map((lng) => createFormat(lng, shown({ currency: 'sign' })))
  it('stands before the amount in English and after it in Arabic, once in a range', () => {
    // Isolated: an Arabic letter before it would reverse the direction of the number.
    expect(en!.money(14_500)).toBe(`\u2067${riyalSign}\u2069\u00A014,500`)
    expect(ar!.money(14_500)).toBe(`14,500\u00A0${riyalSign}`)
    expect(ar!.moneyRange(4500, 5700)).toEqual({ from: '4,500', to: `5,700\u00A0${riyalSign}` })
  })
  it('means "riyal" to anything that reads it out, searches or copies it', () => {
    expect(riyalSign.normalize('NFKC')).toBe('ر\u06CCال')
  })
})
