import { User } from '../accounts/user.ts'
import { endpoint } from '../endpoint.ts'
import { lookup } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'

/** Adds a company to the experience list (spec 6: writing a company review requires it there). */
export const experienceForm = defineForm('experience', [lookup('company_id', 'companies')])
export const addExperience = endpoint({
  method: 'POST',
  path: '/profile/experience',
  access: 'member',
  form: experienceForm,
  response: User,
  idempotent: true,
})
