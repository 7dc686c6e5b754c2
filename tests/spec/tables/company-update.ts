import { maxCompetitors } from '../../../src/contract/companies/company-fields.ts'
import { pdfFile, pictureFile } from '../../support/server/send-form.ts'
import { type Row, required, row } from './row.ts'

/** Everything a company's page can contain, without pictures; companies 2 and 3 are its competitors. */
export const fullUpdate = {
  name_en: 'Marasi Gulf Shipping',
  name_ar: 'مراسي الخليج للشحن',
  industry: 1,
  headquarters: 2,
  type: 1,
  size: 3,
  founded: 1998,
  competitors: [2, 3],
  revenue_en: 'SAR 20 million',
  revenue_ar: '20 مليون ريال',
  activity_en: 'Shipping',
  activity_ar: 'شحن بحري',
  about_en: 'Ships goods across the Gulf.',
  about_ar: 'تشحن البضائع في الخليج.',
  mission_en: 'Move what matters.',
  mission_ar: 'ننقل ما يهم.',
  vision_en: 'Every port, one day away.',
  vision_ar: 'كل ميناء على بعد يوم.',
  ceo_en: 'Huda Alotaibi',
  ceo_ar: 'هدى العتيبي',
  ceo_linkedin: 'https://linkedin.example/in/huda',
  website: 'https://marasi.example',
  phone: '+966 13 555 0190',
  address_en: 'King Saud Street 12',
  address_ar: 'شارع الملك سعود 12',
  map_link: 'https://maps.example/marasi',
  twitter: 'https://twitter.example/marasi',
  instagram: 'https://instagram.example/marasi',
  linkedin: 'https://linkedin.example/marasi',
  youtube: 'https://youtube.example/marasi',
  snapchat: 'https://snapchat.example/marasi',
} as const

const thisYear = new Date().getFullYear()
const optional = Object.keys(fullUpdate).filter((name) => !name.startsWith('name_'))
const many = Array.from({ length: maxCompetitors + 1 }, (_, at) => at + 2)

/** The fields are those spec 3 shows of a company; E-222: names and rules are ours. */
export const companyUpdateTable: Row[] = [
  row('everything given', {}),
  required('the English name', 'name_en'),
  required('the Arabic name', 'name_ar'),
  row('only the names', Object.fromEntries(optional.map((name) => [name, undefined]))),
  row('a name of one letter', { name_en: 'M' }, { name_en: 'company_name' }),
  row('a founding year in Arabic-Indic digits', { founded: '١٩٩٨' }),
  row('X-032: a founding year to come', { founded: thisYear + 1 }, { founded: 'date_not_arrived' }),
  row('a website without its scheme', { website: 'marasi.example' }),
  row('a website that is none', { website: 'not a site' }, { website: 'malformed' }),
  row('a script in place of an address', { snapchat: 'javascript:alert(1)' }, { snapchat: 'malformed' }),
  row('an about text too long', { about_ar: 'س'.repeat(2001) }, { about_ar: 'too_long' }),
  row('a competitor named twice counts once', { competitors: [2, 2, '3'] }),
  row('too many competitors', { competitors: many }, { competitors: 'too_many_chosen' }),
  row('competitors that are none', { competitors: 'x,y' }, { competitors: 'not_a_choice' }),
  { ...row('a competitor nobody knows', { competitors: [99] }, { competitors: 'company_unknown' }), only: 'server' },
  { ...row('itself as a competitor', { competitors: [1] }, { competitors: 'competitor_itself' }), only: 'server' },
  { ...row('an industry nobody listed', { industry: 9999 }, { industry: 'not_a_choice' }), only: 'server' },
  row('a logo, a cover and a face', { logo: pictureFile(30), cover: pictureFile(40, 20), ceo_image: pictureFile(20) }),
  row('a document in place of a logo', { logo: pdfFile() }, { logo: 'file_type' }),
  {
    ...row(
      'a page called a picture',
      { cover: new File(['<html>'], 'x.png', { type: 'image/png' }) },
      { cover: 'file_type' },
    ),
    only: 'server',
  },
]
