import { type Infer, integer, nullable, string, type } from 'superstruct'
import { claim } from '../accounts/registration.schema.ts'
import { defineShapes } from '../endpoint.ts'

export const signUpEmployer = defineShapes({ problems: ['password_common'], beside: type(claim) })

/** What an employer said of themselves when they signed up; null where the caller signed up as a member. */
export const EmployerDetails = type({
  details: nullable(
    type({
      company: type({ id: nullable(integer()), name: string() }),
      jobtitle: string(),
      phone: string(),
    }),
  ),
})
export type EmployerDetails = Infer<typeof EmployerDetails>

export const getEmployerDetails = defineShapes({ response: EmployerDetails })
