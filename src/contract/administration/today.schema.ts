import { array, boolean, enums, type Infer, integer, nullable, number, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { dangers, siteQueues } from './today.ts'

/** A queue: how many wait in it, and the month since which the first of them does, where the site knows it. */
const Queue = type({ queue: enums(siteQueues), count: integer(), since: nullable(string()) })

/** A job: when a round of it was done last, how many failed since, and whether it is late. */
const Job = type({ job: string(), done: nullable(string()), failed: integer(), late: boolean() })

/** How many were added in a week that begins on this Sunday, in tens. */
const Week = type({ week: string(), accounts: integer(), contributions: integer() })

/** The site as it is now; the same numbers as at `/metrics`. */
export const SiteToday = type({
  /** The day in Saudi Arabia. */
  day: string(),
  waiting: array(Queue),
  jobs: array(Job),
  /** Why jobs wait on the server that answers; null while they do not. */
  jobs_wait: nullable(string()),
  backup: type({ on: boolean(), done: nullable(string()) }),
  /** Mails that were tried and not accepted. */
  mails_refused: integer(),
  /** Bytes; null where the folder of the server is on no disk. */
  disk: nullable(type({ free: number(), total: number() })),
  /** What runs here, each with its version: the site, Node, the database. */
  versions: array(string()),
  /** The day of the next release of numbers; null where it comes within an hour. */
  next_release: nullable(string()),
  dangers: array(enums(dangers)),
  weeks: array(Week),
})
export type SiteToday = Infer<typeof SiteToday>

export const readSiteToday = defineShapes({ response: SiteToday })
