import { type Infer, integer, is, number, optional, string, type, union } from 'superstruct'

/** What a registration contains besides name, e-mail and password; kept encrypted until the e-mail is verified. */
export const Registration = type({
  phone: string(),
  /** The id of a company, or the name of one the site does not have. */
  company: union([integer(), string()]),
  department: integer(),
  jobtitle: integer(),
  city_id: integer(),
  /** The salary, unless it was left for later. */
  salary: optional(number()),
  per_duration: optional(string()),
  bonus: optional(number()),
  /** 1 if the person agrees that the salary joins the statistics. */
  share_salary: optional(integer()),
})
export type Registration = Infer<typeof Registration>

/**
 * What an employer's sign-up contains besides name, e-mail and password; kept encrypted until the e-mail is verified.
 */
export const EmployerDetails = type({
  /** The id of a company, or the name of one the site does not have. */
  company: union([integer(), string()]),
  /** Their official job title, in their own words. */
  jobtitle: string(),
  phone: string(),
})
export type EmployerDetails = Infer<typeof EmployerDetails>

/** What a link of either kind of registration contains. */
export type SignUp = Registration | { employer: EmployerDetails }
export const isEmployer = (signUp: unknown): signUp is { employer: EmployerDetails } =>
  is(signUp, type({ employer: EmployerDetails }))
