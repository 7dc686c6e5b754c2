import { pdfFile, pictureFile } from '../../support/server/send-form.ts'
import { type Row, required, row } from './row.ts'

/** A company request with every field filled in. */
export const fullRequest = {
  name_ar: 'مراسي الخليج للشحن',
  name_en: 'Marasi Gulf Shipping',
  website: 'marasi.example',
  industry: 1,
  headquarters: 2,
  type: 1,
  size: 3,
  founded: 1998,
  revenue: 'SAR 20 million',
  activity: 'شحن بحري',
  phone: '+966 13 555 0190',
  address: 'King Saud Street 12',
  map_link: 'https://maps.example/marasi',
  about: 'تشحن البضائع في الخليج منذ 1998.',
  mission: 'Move what matters.',
  vision: 'Every port, one day away.',
  ceo: 'Huda Alotaibi',
  ceo_linkedin: 'https://linkedin.example/in/huda',
  twitter: 'twitter.example/marasi',
  instagram: 'https://instagram.example/marasi',
  linkedin: 'https://linkedin.example/marasi',
}

const thisYear = new Date().getFullYear()
const optional = Object.keys(fullRequest).filter(
  (name) => !['name_ar', 'name_en', 'industry', 'headquarters'].includes(name),
)

/** E-222: the fields of a new-company request; names and rules are ours, labels those of spec 3. */
export const companyRequestTable: Row[] = [
  row('everything given', {}),
  required('the Arabic name', 'name_ar'),
  required('the English name', 'name_en'),
  required('the industry', 'industry'),
  required('the headquarters city', 'headquarters'),
  row('only what is required', Object.fromEntries(optional.map((name) => [name, undefined]))),
  row('a name of one letter', { name_en: 'M' }, { name_en: 'company_name' }),
  row('a name that never ends', { name_ar: 'م'.repeat(121) }, { name_ar: 'company_name' }),
  row('a founding year of today', { founded: thisYear }),
  row('X-032: a founding year to come', { founded: thisYear + 1 }, { founded: 'date_not_arrived' }),
  row('a founding year long ago', { founded: 1799 }, { founded: 'malformed' }),
  row('a founding year in words', { founded: 'long ago' }, { founded: 'malformed' }),
  row('a founding year in Arabic-Indic digits', { founded: '١٩٩٨' }),
  row('a website that is none', { website: 'not a site' }, { website: 'malformed' }),
  row('a script in place of an address', { twitter: 'javascript:alert(1)' }, { twitter: 'malformed' }),
  row('an about text too long', { about: 'x'.repeat(2001) }, { about: 'too_long' }),
  row('a logo and a cover', { logo: pictureFile(30), cover: pictureFile(40, 20) }),
  row('a document in place of a cover', { cover: pdfFile() }, { cover: 'file_type' }),
  { ...row('a competitor nobody knows', { competitors: [99] }, { competitors: 'company_unknown' }), only: 'server' },
  { ...row('an industry nobody listed', { industry: 9999 }, { industry: 'not_a_choice' }), only: 'server' },
  { ...row('a city nobody listed', { headquarters: 9999 }, { headquarters: 'not_a_choice' }), only: 'server' },
]
