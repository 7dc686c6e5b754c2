import type { Company } from '../../../src/contract/companies/companies.schema.ts'
import { asReleased } from './as-released.ts'

/** Returns a company as the server returns it, with the properties a test changes. */
export function sampleCompany(changed: Partial<Company> = {}): Company {
  const company = asReleased<Company>({
    id: 7,
    name: 'Masar Alwaha Logistics',
    name_en: 'Masar Alwaha Logistics',
    name_ar: 'مسار الواحة للخدمات اللوجستية',
    about: 'Freight and customs clearance.',
    image: '/files/cover.jpg',
    logo: '/files/logo.png',
    rate: 4.149,
    total_ratings: 412,
    unlocked: 0,
    is_approved: 1,
    ceo: { name: 'Turki Alqahtani', image: '/files/ceo.jpg' },
    ceo_rate: 4.26,
    ceo_ratings: 350,
    pay: { people: 220, median: 11_200, p25: 6_900, p75: 15_400, lower: 10_400, upper: 12_100 },
    recommended: { value: 7.9, people: 90 },
    website: null,
    headquarters: 'Dammam',
    size: null,
    founded: null,
    type: null,
    industry: 'Logistics',
    revenue: null,
    competitors: [],
    activity: null,
    phone: null,
    address: null,
    mission: null,
    vision: null,
    ceo_linkedin: null,
    social: {},
    map_link: null,
    rating: {
      count: 412,
      average: 4.149,
      lower: 4.0,
      upper: 4.2,
      distribution: [15, 22, 52, 142, 181],
      first_month: '2024-01',
      last_month: '2026-10',
    },
    words: { good: [], bad: [] },
    counts: { reviews: 412, salaries: 180, interviews: 70, questions: 0 },
  })
  return { ...company, ...changed }
}
