import { describe, expect, test } from 'vitest'
import { check } from '../form/check.ts'
import { defineForm } from '../form/form.ts'
import { phoneField } from './credentials.ts'

const form = defineForm('phone', [phoneField])
const kept = (phone: string) => {
  const checked = check(form, { phone })
  return checked.ok ? checked.answers.phone : undefined
}

describe('a telephone number', () => {
  test.each([
    ['0501234567', '0501234567'],
    ['\u202A+966 50 123 4567\u202C', '+966501234567'],
    ['\u202D+966\u00A050\u202F123\u20074567\u202C', '+966501234567'],
    ['\u200E0501234567\u200F', '0501234567'],
    ['\u2066050\u20111234567\u2069\uFEFF', '0501234567'],
    ['050\u2011123\u20114567', '0501234567'],
    ['050 – 123 – 4567', '0501234567'],
    ['050/123/4567', '0501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['۰۵۰ ۱۲۳ ۴۵۶۷', '0501234567'],
    ['०५०१२३४५६७', '0501234567'],
    ['০৫০১২৩৪৫৬৭', '0501234567'],
    ['＋９６６ ５０１２３４５６７', '+966501234567'],
    ['tel:+966-50-123-4567', '+966501234567'],
    ['tel:+966501234567;ext=12', '+966501234567'],
    ['<0501234567>', '0501234567'],
    ['📞 0501234567.', '0501234567'],
    ['00966 (50) 123 4567', '00966501234567'],
    ['+966 (0)50 123 4567', '+966501234567'],
    ['(+966) 501234567،', '+966501234567'],
    ['\u202A+966 50 123 4567', '+966501234567'],
  ])('%j is one', (typed, is) => {
    expect(kept(typed)).toBe(is)
  })

  test.each(['\u202E7654321050\u202C', 'call me', '050123456x', '0501234567, 0507654321', '12345', '05012+34567'])(
    '%j is none',
    (typed) => {
      expect(kept(typed)).toBeUndefined()
    },
  )
})
