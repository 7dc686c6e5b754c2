import {
  amount,
  choice,
  company,
  date,
  file,
  longText,
  lookup,
  notBefore,
  optional,
  text,
  yearMonth,
} from '../form/fields.ts'
import { documentTypes, imageTypes } from '../form/file.ts'
import { defineForm } from '../form/form.ts'
import { saudiArabia } from '../lookups/known-ids.ts'

/** User info (spec 3, spec 5): all required except the specialisation, which depends on the qualification. */
export const infoForm = defineForm('info', [
  choice('gender', ['male', 'female'], { look: 'segments' }),
  lookup('age_group', 'ageGroups'),
  lookup('nationality', 'nationalities'),
  lookup('country', 'countries', { initial: saudiArabia }),
  lookup('city', 'cities', { of: 'country' }),
  text('company_name', { max: 120 }),
  lookup('employment_status', 'employmentStatus'),
  lookup('joblevel', 'joblevels'),
  lookup('workexperience', 'workexperience'),
  lookup('education', 'qualifications'),
  optional(lookup('specilization', 'specilizations', { of: 'education' })),
])

/** The picture beside a person's name, which only they see. */
export const pictureForm = defineForm('picture', [file('image', imageTypes)])

/**
 * One job of a person's experience (spec 3). The company alone is enough: writing its review requires it here (spec 6).
 */
export const experienceForm = defineForm('experience', [
  company('company_id', { listed: true }),
  optional(date('from', { past: true })),
  optional(notBefore(date('to'), 'from')),
  amount('base_salary'),
  amount('bonus'),
])

/** Certificate (spec 3, spec 5): the name has 2 to 30 characters. */
export const certificateForm = defineForm('certificates', [
  text('name', { min: 2, max: 30, missing: 'certificate_name', problem: 'certificate_name' }),
  date('issued', { past: true }),
  notBefore(date('expiry'), 'issued'),
  optional(file('image', documentTypes)),
])

/** Education (spec 3, spec 5); its months are those of the specification's list (spec 9). */
export const educationForm = defineForm('education', [
  text('school', { max: 120 }),
  lookup('degree', 'qualifications'),
  text('field', { max: 120 }),
  yearMonth('from', { past: true }),
  notBefore(yearMonth('to'), 'from'),
  text('grade', { max: 40 }),
  optional(longText('description', { max: 1000 })),
])

export const skillForm = defineForm('skills', [text('name', { max: 60 })])

/** Support message (spec 3, spec 5). */
export const supportForm = defineForm('support', [
  choice('type', ['complain', 'suggest'], { look: 'segments' }),
  longText('message', { max: 3000 }),
])

/** The lists of a person's profile; each consists of entries of one form. */
export const profileLists = {
  experience: experienceForm,
  education: educationForm,
  certificates: certificateForm,
  skills: skillForm,
} as const
export type ProfileList = keyof typeof profileLists
export const profileListNames = Object.keys(profileLists) as ProfileList[]
/** How many entries a list may contain. */
export const maxEntries = 50
/** The most bytes of files a person keeps in all. */
export const maxFileBytes = 40 * 2 ** 20
