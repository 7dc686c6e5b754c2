import { describe, expect, test } from 'vitest'
import { check } from '../form/check.ts'
import { defineForm } from '../form/form.ts'
import { emailField } from './credentials.ts'

const form = defineForm('email', [emailField])
const kept = (email: string) => {
  const checked = check(form, { email })
  return checked.ok ? checked.answers.email : undefined
}

describe('an e-mail', () => {
  test.each([
    ['sara@example.com', 'sara@example.com'],
    [' Sara.Ali+jobs@Mail.Example.com ', 'sara.ali+jobs@mail.example.com'],
    ["o'brien@example.co", "o'brien@example.co"],
    ['a@b.cc', 'a@b.cc'],
    ['x@sub-domain.example.museum', 'x@sub-domain.example.museum'],
    ['sara@شركة.السعودية', 'sara@xn--ogbpi5d.xn--mgberp4a5d4ar'],
    ['sara@bücher.example', 'sara@xn--bcher-kva.example'],
    ['\u200Esara@example.com', 'sara@example.com'],
    ['\u202Asara@example.com\u202C', 'sara@example.com'],
    ['\u2068sara@example.com\u2069\uFEFF', 'sara@example.com'],
    ['\u00A0sara@exam\u00ADple.com\u200D\u3000', 'sara@example.com'],
    ['a\u200b@b.cc', 'a@b.cc'],
    ['a@b\u200b.cc', 'a@b.cc'],
    ['mailto:Sara@example.com', 'sara@example.com'],
    ['mailto:sara@example.com?subject=Hello&body=x', 'sara@example.com'],
    ['<sara@example.com>', 'sara@example.com'],
    ['Sara Ali <sara@example.com>', 'sara@example.com'],
    ['"سارة علي" <sara@example.com>;', 'sara@example.com'],
    ['n<sara@example.com>', 'sara@example.com'],
    ['(sara@example.com)', 'sara@example.com'],
    ['«sara@example.com»', 'sara@example.com'],
    ["'sara@example.com',", 'sara@example.com'],
    ['sara@example.com.', 'sara@example.com'],
    ['sara@example.com،', 'sara@example.com'],
  ])('%s is one', (typed, is) => {
    expect(kept(typed)).toBe(is)
  })

  test.each([
    'x1,victim@h.example',
    'a:victim@h.example;',
    'a@b.cc <victim@h.example>',
    '<a@b.cc>, <victim@h.example>',
    'sara@\u202Emoc.elpmaxe\u202C',
    '(c)victim@h.example',
    'victim(c)@h.example',
    'victim@h.example(c)',
    '"victim"@h.example',
    '"a b"@h.example',
    'a\\@b@h.example',
    'a@victim@h.example',
    'victim@[127.0.0.1]',
    'victim@127.0.0.1',
    'victim@.example',
    'victim@h..example',
    'victim@-h.example',
    'victim@h-.example',
    'victim@localhost',
    'victim@h_x.example',
    '.victim@h.example',
    'victim.@h.example',
    'vic..tim@h.example',
    'victim @h.example',
    'vic\ttim@h.example',
    'a@b.cc\r\nBcc:x',
    'a@b.cc%0d%0aBcc:x',
    'a\u0001@b.cc',
    'a\u0085@b.cc',
    'سارة@example.com',
    'ѕara@example.com',
    'victim@h／example.com',
    'victim@h。example@x.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
    'a@b.c1\u0301x,y@h.example',
    '',
  ])('%j is none', (typed) => {
    expect(kept(typed)).toBeUndefined()
  })
})

test('a text of any length is judged at once', () => {
  for (const text of ['a.'.repeat(50_000), `a@${'b-'.repeat(50_000)}`, `a@${'b.'.repeat(50_000)}`])
    expect(kept(text)).toBeUndefined()
})
