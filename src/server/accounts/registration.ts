import { type Infer, integer, number, string, type, union } from 'superstruct'

/** What a registration says beside name, e-mail and password; kept encrypted until the e-mail is verified. */
export const Registration = type({
  phone: string(),
  /** The id of a company, or the name of one we do not know. */
  company: union([integer(), string()]),
  department: integer(),
  jobtitle: integer(),
  city_id: integer(),
  salary: number(),
  per_duration: string(),
  bonus: number(),
  /** 1 where the person agrees that the salary joins the statistics. */
  share_salary: integer(),
})
export type Registration = Infer<typeof Registration>
