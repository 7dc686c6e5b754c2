import { describe, expect, it } from 'vitest'
import { sampleCompany } from '../../../../../tests/support/answers/sample-company.ts'
import { linksOf, markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { Facts } from './Facts.tsx'

const known = sampleCompany({
  website: 'https://masar.example',
  headquarters: 'Dammam',
  size: '1,000 to 5,000 people',
  founded: 2009,
  type: 'Private company',
  industry: 'Logistics',
  revenue: 'SAR 1 to 2 billion',
  activity: 'Freight and customs',
  phone: '+966 13 555 0142',
  address: 'King Saud Street 12',
  mission: 'Move what matters.',
  vision: 'Every port, one day away.',
  ceo_linkedin: 'https://linkedin.example/in/turki',
  social: { twitter: 'https://twitter.example/masar', broken: 'javascript:alert(1)' },
  map_link: 'https://maps.example/masar',
  competitors: [
    { id: 8, name: 'Qafila Freight', logo: null },
    { id: 9, name: 'Turood Express', logo: null },
  ],
})

/** Line of the checklist, label in English and in Arabic, and the value beside it. */
const facts = [
  ['E-030', 'Website', 'الموقع الإلكتروني', 'masar.example'],
  ['E-031', 'Headquarters', 'المقر الرئيسي', 'Dammam'],
  ['E-032', 'Size', 'عدد الموظفين', '1,000 to 5,000 people'],
  ['E-033', 'Founded', 'التأسيس', '2009'],
  ['E-034', 'Type', 'النوع', 'Private company'],
  ['E-035', 'Industry', 'القطاع', 'Logistics'],
  ['E-036', 'Revenue', 'الإيرادات', 'SAR 1 to 2 billion'],
  ['E-037', 'Competitors', 'المنافسون', 'Qafila Freight Turood Express'],
  ['E-038', 'Activity', 'النشاط', 'Freight and customs'],
  ['E-039', 'Phone', 'الهاتف', '+966 13 555 0142'],
  ['E-040', 'Address', 'العنوان', 'King Saud Street 12'],
  ['E-041', 'Mission', 'الرسالة', 'Move what matters.'],
  ['E-042', 'Vision', 'الرؤية', 'Every port, one day away.'],
  ['E-043', 'CEO on LinkedIn', 'الرئيس التنفيذي على لينكدإن', /^(Open the profile|افتح الحساب)$/],
  ['E-044', 'Social media', 'وسائل التواصل', /^(X \(Twitter\)|إكس \(تويتر\))$/],
  ['E-045', 'Map', 'الخريطة', /^(Open the map|افتح الخريطة)$/],
] as const

/** Returns each label with the value beside it. */
async function shown(lng: 'english' | 'arabic'): Promise<Map<string, string>> {
  const html = await markup(<Facts company={known} />, { lng })
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
  return new Map(rows.map(([, label, value]) => [wordsOfMarkup(label!), wordsOfMarkup(value!)]))
}

describe('the facts of a company', () => {
  it.each(facts)('%s: its label in both languages, and what stands beside it', async (_, english, arabic, value) => {
    for (const [lng, label] of [
      ['english', english],
      ['arabic', arabic],
    ] as const)
      expect((await shown(lng)).get(label)).toEqual(typeof value === 'string' ? value : expect.stringMatching(value))
  })

  it('E-037: lead where they say, competitors to their own pages, and nowhere a script would run', async () => {
    const links = linksOf(await markup(<Facts company={known} />))
    expect(links).toEqual([
      'https://masar.example/',
      'tel:+966 13 555 0142',
      'https://maps.example/masar',
      'https://linkedin.example/in/turki',
      'https://twitter.example/masar',
      '/company/8',
      '/company/9',
    ])
  })

  it('E-041, E-042: a text of its own stands below its label, what is short beside it', async () => {
    const html = await markup(<Facts company={known} />)
    const looks = new Map(
      [...html.matchAll(/<div class="([^"]*)"><svg.*?<dt>(.*?)<\/dt>/g)].map(([, look, of]) => [of, look]),
    )
    expect(looks.get('Mission')).toBe(looks.get('Vision'))
    expect(looks.get('Mission')).not.toBe(looks.get('Phone'))
    expect(looks.get('Phone')).toBe(looks.get('Size'))
  })

  it("X-031: a company nothing is known of says 'no data'", async () => {
    const bare = sampleCompany({ headquarters: null, industry: null })
    expect(wordsOfMarkup(await markup(<Facts company={bare} />))).toBe('Facts no data')
  })
})

it.each(['english', 'arabic'] as const)('two links of one page have two names: %s', async (lng) => {
  const company = sampleCompany({
    map_link: 'https://maps.example/7',
    ceo_linkedin: 'https://linkedin.example/in/turki',
  })
  const html = await markup(<Facts company={company} />, { lng })
  const names = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, inside]) => wordsOfMarkup(inside!).trim())
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})
