const source = [
  'Bureau of Invented Numbers (fictional, made up for this demonstration)',
  'مكتب الأرقام المختلقة (جهة خيالية، لهذا العرض فقط)',
  'https://invented.example/pay',
  '2025-Q4',
  'CC0 1.0',
]
const headings = 'occupation,region,nationality,pay,measure,contains,source_en,source_ar,link,date,licence'.split(',')

/** Occupation, region, nationality and pay: all of it is made up. */
const figures: readonly (readonly [string, string, string, number])[] = [
  ['', '', '', 8900],
  ['', '', 'saudi', 10_700],
  ['', '', 'foreign', 5300],
  ...(
    [
      ['Riyadh Region', 10_200, 12_100, 6400],
      ['Makkah Region', 8600, 10_300, 5100],
      ['Eastern Province', 9900, 11_800, 6200],
      ['Madinah Region', 7700, 9200, 4500],
    ] as const
  ).flatMap(([region, all, saudi, foreign]) => [
    ['', region, '', all] as const,
    ['', region, 'saudi', saudi] as const,
    ['', region, 'foreign', foreign] as const,
  ]),
  ['Information Technology', '', '', 13_100],
  ['Finance', '', '', 12_400],
  ['Accountant', '', '', 8700],
  ['Accountant', '', 'saudi', 9900],
  ['Accountant', 'Riyadh Region', '', 9600],
]

/** The file of figures that the demonstration shows as those of others: fictional, and named so in both languages. */
export const demoOutsidePay = [
  headings,
  ...figures.map(([occupation, region, nationality, pay]) => [
    ...[occupation, region, nationality, String(pay), 'average', 'total'],
    ...source,
  ]),
]
  .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
  .join('\r\n')
