import { describe, expect, it } from 'vitest'
import { measureProcessor } from '../../../tests/support/processor-time.ts'
import { findPeopleNamed } from './people-named.ts'

const found = (text: string) => findPeopleNamed(text).map(([from, to]) => text.slice(from, to))

describe('a text that names a person', () => {
  it.each([
    ['Ask for Mr. Fahd in payroll, he decides', ['Mr. Fahd']],
    ['Eng Sami Ali and Dr Huda are kind', ['Eng Sami Ali', 'Dr Huda']],
    ['a lead named Sara shouts', ['named Sara']],
    ['اسأل عن الأستاذ فهد في الرواتب', ['الأستاذ فهد']],
    ['قابلت المهندسة نورة ووالسيد المدير', ['المهندسة نورة']],
    ['كلم أبو سعد', ['أبو سعد']],
    ['د. نوف الحربي لا تسمع', ['د. نوف الحربي']],
    ['المدير خالد العتيبي ظالم', ['المدير خالد العتيبي']],
    ['كلم بو محمد', ['بو محمد']],
    ['MR SAMI shouts', ['MR SAMI']],
    ['my boss khalid is fair', ['boss khalid']],
    ['It was Khalid Al-Otaibi', ['Khalid Al-Otaibi']],
    ['Mohammed from HR lied to me', ['Mohammed']],
    ['talk to ahmed in finance', ['ahmed']],
    ["Fahad's brother got promoted", ["Fahad's"]],
    ['نصحني تركي بالاستقالة', ['نصحني تركي']],
    ['الموظف الهندي راجيش لطيف', ['الموظف الهندي راجيش']],
    ['المحاسب جون ديفيد يقرر', ['المحاسب جون ديفيد']],
    ['مس كاثرين مديرة المدرسة', ['مس كاثرين']],
    ['أخونا جاسم من القسم المالي', ['أخونا جاسم']],
    ['call ٠٥٥١٢٣٤٥٦٧', ['٠٥٥١٢٣٤٥٦٧']],
    ['write to boss@rimal.example or @boss_rimal', ['boss@rimal.example', '@boss_rimal']],
    ['call 0551234567 or +966 55 123 4567', ['0551234567', '+966 55 123 4567']],
  ])('%s', (text, names) => expect(found(text)).toEqual(names))
})

describe('a text that names nobody', () => {
  it.each([
    'The branch manager decides who gets a raise',
    'Ms Excel skills are needed',
    'المدير المالي وعد بزيادة',
    'my doctor said so, 40 hours of engineer work in 2026',
    'السيد المدير لا يسمع، وأستاذنا الكريم كذلك',
    'مهندس مدني، ومهندس كهرباء، ودكتور أسنان، وسيدة أعمال في أبو ظبي',
    'شارع الملك عبدالله ومستشفى الملك خالد',
    'Abu Dhabi, Mr Price, King Fahd Road',
    'Salaries of 12,500 in 2025 and 05 days off',
    '',
  ])('%s', (text) => expect(found(text)).toEqual([]))
})

it('a text of any length is judged at once', () => {
  const judged = measureProcessor(() => {
    for (const part of ['a', 'Mr ', 'Khalid ', 'محمد ', 'ابن ', '@', 'د. ', '05'])
      expect(findPeopleNamed(part.repeat(5000 / part.length))).toEqual(expect.any(Array))
  })
  expect(judged).toBeLessThan(4000)
})
