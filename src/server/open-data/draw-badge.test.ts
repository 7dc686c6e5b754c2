import { expect, test } from 'vitest'
import { type BadgeStatement, drawBadge } from './draw-badge.ts'

const rating = { stars: [1, 0, 2, 5, 4], count: 12, average: 3.916, lower: 3.11, upper: 4.44 }
const statement = (name: string, told: BadgeStatement['rating'] = rating): BadgeStatement => ({
  ...{ site: 'https://shafaf.example', company: 7, name, month: '2026-11', rating: told },
})
const linesOf = (svg: string) => [...svg.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, line]) => line)

test('it says rating, number of reviews, interval, month and the beginning of the signature', () => {
  expect(linesOf(drawBadge('en', statement('Rimal'), 'abcdefghijklmnop'))).toEqual([
    'Rimal',
    '3.9 of 5',
    'Reviews: 12 · most likely 3.1 to 4.4',
    'Shafaf · November 2026 · Signed <tspan class="code">abcdefghijkl</tspan>',
  ])
})

test('in Arabic it runs from right to left and says so', () => {
  const svg = drawBadge('ar', statement('رمال'), 'abcdefghijklmnop')
  expect(svg).toContain(' lang="ar" direction="rtl"')
  expect(linesOf(svg)).toEqual([
    'رمال',
    '3.9 من 5',
    'عدد التقييمات: 12 · على الأرجح من 3.1 إلى 4.4',
    'شفاف · نوفمبر 2026 · التوقيع <tspan class="code">abcdefghijkl</tspan>',
  ])
})

test('without a rating it says that there are too few, and holds no number of stars', () => {
  const svg = drawBadge('en', statement('Rimal', null), 's')
  expect(linesOf(svg).slice(1, 3)).toEqual(['–', 'Not enough reviews yet'])
  expect(svg).not.toMatch(/data-(?:stars|average|lower|upper)/)
})

test.each([
  ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['A & B ]]> <![CDATA[', 'A &amp; B ]]&gt; &lt;![CDATA['],
  ['\u202egniyl\u202c \u0007bell', 'gniyl bell'],
  ['x'.repeat(60), `${'x'.repeat(29)}…`],
])('the name %j stays a name', (name, shown) => {
  const svg = drawBadge('en', statement(name), 's')
  expect(linesOf(svg)[0]).toBe(shown)
  expect(svg).not.toMatch(/<script|<!\[|(?!\n)\p{Cc}|[\u202a-\u202e]/u)
})
