import { saudiArabia, saudiNationality } from '../../contract/lookups/known-ids.ts'
import { lookups } from '../../server/lookups/lists.ts'
import type { DemoReview } from './reviews.ts'

/** One place of work in a person's profile (spec 3, profile experience); months as `2022-03`, amounts in SAR. */
export type DemoExperience = {
  /** Id of a demonstration company. */
  company_id: number
  jobtitle_id: number
  from: string
  /** Null while it lasts. */
  to: string | null
  base_salary: number
  bonus: number
}

/** A person who can sign in to the demonstration. All are verified; none of them exists. */
export type DemoPerson = {
  email: string
  role: 'member' | 'employer' | 'moderator' | 'lead'
  name_en: string
  name_ar: string
  gender: 'male' | 'female'
  /** Ids in the lookup lists. */
  nationality_id: number
  city_id: number
  age_group_id: number
  work_experience_id: number
  education_id: number
  specialisation_id: number
  job_level_id: number
  employment_status_id: number
  /** The first one is the present one. */
  experience: DemoExperience[]
  /** The rest of the profile, as its forms take it. */
  education?: Record<string, unknown>[]
  certificates?: Record<string, unknown>[]
  skills?: string[]
  /** The reviews this person has sent already. */
  shared: DemoReview[]
  /** The companies an employer speaks for, their title there and phone number. */
  represents?: { company_ids: number[]; title_en: string; title_ar: string; phone: string }
}

const findId = (list: { id: number; en: string }[], name: string): number => {
  const found = list.find(({ en }) => en === name)
  if (!found) throw new Error(`no ${name} in the lookup list`)
  return found.id
}
const findTitle = (name: string) => findId(lookups.jobTitles, name)
const findCity = (name: string) => findId(lookups.cities, name)
const findBachelor = (name: string) =>
  findId(
    lookups.specialisations.filter(({ qualification_id }) => qualification_id === 1),
    name,
  )

function buildExperience(
  company_id: number,
  as: string,
  from: string,
  to: string | null,
  base_salary: number,
  bonus: number,
): DemoExperience {
  return { company_id, jobtitle_id: findTitle(as), from, to, base_salary, bonus }
}

const saudi = { nationality_id: saudiNationality, education_id: 1, employment_status_id: 1 }

const reem: DemoPerson = {
  ...saudi,
  email: 'member@demo.shafaf.example',
  role: 'member',
  name_en: 'Reem Alharbi',
  name_ar: 'ريم الحربي',
  gender: 'female',
  city_id: findCity('Jubail'),
  age_group_id: findId(lookups.ageGroups, '30 to 34'),
  work_experience_id: findId(lookups.experienceGroups, '4 to 9 years'),
  specialisation_id: findBachelor('Supply chain and logistics'),
  job_level_id: findId(lookups.jobLevels, 'Senior'),
  // Masar Alwaha Logistics, Mirsat Ports & Customs, Qafila Freight, Ufuq Aviation Services.
  experience: [
    buildExperience(1, 'Customs clearance specialist', '2023-03', null, 14_500, 14_500),
    buildExperience(10, 'Customs clearance specialist', '2020-09', '2023-02', 11_000, 5_500),
    buildExperience(11, 'Logistics specialist', '2018-10', '2020-08', 8_000, 0),
    buildExperience(14, 'Ground operations agent', '2017-07', '2018-09', 6_200, 0),
  ],
  education: [
    {
      school: 'جامعة الملك فهد للبترول والمعادن',
      degree: 1,
      field: 'Supply chain management',
      from: '2013-08',
      to: '2017-06',
      grade: '3.6 / 4',
      description: 'مشروع التخرج: تقليل زمن التخليص في الموانئ.',
    },
  ],
  certificates: [
    { name: 'Customs broker licence', issued: '2023-01-15', expiry: '2028-01-14' },
    { name: 'CIPS Level 4', issued: '2021-06-01', expiry: '2024-06-01' },
  ],
  skills: ['Customs clearance', 'Negotiation', 'تحليل سلاسل الإمداد'],
  shared: [
    {
      companyId: 14,
      type: 'company',
      month: '2025-11',
      answers: {
        review_type: 'company',
        employment_status: 1,
        department: findId(lookups.departments, 'Supply chain'),
        joblevel: findId(lookups.jobLevels, 'Entry level'),
        jobtitle: findTitle('Ground operations agent'),
        employer_name: 'Ufuq Aviation Services',
        is_former: 1,
        last_year: 2018,
        education: 1,
        specilization: findBachelor('Supply chain and logistics'),
        cities: findCity('Dammam'),
        rate: 4,
        pros: 'Supervisors on the ramp teach you everything in the first months, and shifts are swapped without a fight.',
        cons: 'Night shifts come in long rows, and the raise for them came a year late.',
        good_word: 'Teamwork',
        bad_word: 'Nights',
        accept_terms: 1,
      },
    },
    {
      companyId: 1,
      type: 'salary',
      month: '2026-09',
      answers: {
        review_type: 'salary',
        employment_status: 1,
        department: findId(lookups.departments, 'Supply chain'),
        joblevel: findId(lookups.jobLevels, 'Senior'),
        jobtitle: findTitle('Customs clearance specialist'),
        employer_name: 'Masar Alwaha Logistics',
        is_former: 0,
        education: 1,
        specilization: findBachelor('Supply chain and logistics'),
        cities: findCity('Jubail'),
        currency_id: 1,
        per_duration: 'month',
        experience_years: 9,
        salary: 14_500,
        annual_raise: 4,
        get_bonus: 1,
        cash_bonus: 14_500,
        cash_bonus_duration: 'year',
        gender: 'female',
        country_id: saudiArabia,
        city_id: findCity('Jubail'),
        accept_terms: 1,
      },
    },
  ],
}

const abdullah: DemoPerson = {
  ...saudi,
  email: 'employer@demo.shafaf.example',
  role: 'employer',
  name_en: 'Abdullah Alomari',
  name_ar: 'عبدالله العمري',
  gender: 'male',
  city_id: findCity('Dammam'),
  age_group_id: findId(lookups.ageGroups, '40 to 49'),
  work_experience_id: findId(lookups.experienceGroups, '15 to 19 years'),
  specialisation_id: findBachelor('Human resources'),
  job_level_id: findId(lookups.jobLevels, 'Manager'),
  experience: [buildExperience(1, 'HR manager', '2016-01', null, 26_000, 52_000)],
  shared: [],
  represents: {
    company_ids: [1],
    title_en: 'Human resources manager',
    title_ar: 'مدير الموارد البشرية',
    phone: '+966 13 555 0109',
  },
}

const huda: DemoPerson = {
  ...saudi,
  email: 'moderator@demo.shafaf.example',
  role: 'moderator',
  name_en: 'Huda Alsulami',
  name_ar: 'هدى السلمي',
  gender: 'female',
  city_id: findCity('Riyadh'),
  age_group_id: findId(lookups.ageGroups, '35 to 39'),
  work_experience_id: findId(lookups.experienceGroups, '10 to 14 years'),
  specialisation_id: findBachelor('Media and communication'),
  job_level_id: findId(lookups.jobLevels, 'Specialist'),
  experience: [],
  shared: [],
}

/** The second moderator, for decisions that need two. */
const saad: DemoPerson = {
  ...huda,
  email: 'lead@demo.shafaf.example',
  role: 'lead',
  name_en: 'Saad Alharbi',
  name_ar: 'سعد الحربي',
  gender: 'male',
}

/** The demonstration logins (design: product). */
export const demoPeople: DemoPerson[] = [reem, abdullah, huda, saad]
