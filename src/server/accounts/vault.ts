import {
  array,
  coerce,
  create,
  defaulted,
  type Infer,
  integer,
  nullable,
  optional,
  record,
  string,
  type,
} from 'superstruct'
import { getDayAfter, getMonthAfter, toMonth } from '../platform/months.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { EmployerDetails, Registration } from './registration.ts'

/** The answers of `infoForm`, ids of lookup lists; null until they are given. */
const Info = type({
  gender: optional(string()),
  age_group: optional(integer()),
  nationality: optional(integer()),
  country: optional(integer()),
  city: optional(integer()),
  company_name: optional(string()),
  employment_status: optional(integer()),
  joblevel: optional(integer()),
  workexperience: optional(integer()),
  education: optional(integer()),
  specilization: optional(integer()),
})

/** An entry of a list: its id and the answers of its form; `file` is the id of a file kept with it. */
const Entry = type({ id: string(), file: optional(string()) })
/** A list entry with dates; without `to` it is still going on. */
const Dated = type({
  id: string(),
  company_id: integer(),
  from: optional(string()),
  to: optional(string()),
  base_salary: optional(integer()),
  bonus: optional(integer()),
})
const buildEntryId = (companyId: number) => `company-${companyId}`
/** A place of work. An entry stored without an id gets one from its company, which then occurs once. */
const Experience = coerce(Dated, type({ company_id: integer() }), (entry) => ({
  id: buildEntryId(entry.company_id),
  ...entry,
}))

/**
 * What people say of themselves, encrypted under a key derived from their secret: the only account with a company in
 * its experience list would be the author of that company's only review. New parts get a default here.
 */
const Vault = type({
  info: defaulted(nullable(Info), null),
  /** The experience list, oldest entry first. */
  experience: defaulted(array(Experience), () => []),
  education: defaulted(array(Entry), () => []),
  certificates: defaulted(array(Entry), () => []),
  skills: defaulted(array(Entry), () => []),
  /** What the person has seen of the activity list: an item's id, and how much of it there was then. */
  seen: defaulted(record(string(), integer()), () => ({})),
  /** The day in Saudi Arabia on which the account began. */
  since: optional(string()),
  /** What the person said at registration. */
  registration: optional(Registration),
  /** What an employer said when they signed up. */
  employer: optional(EmployerDetails),
})
export type Vault = Infer<typeof Vault>

/** The part of an account its vault is opened with; `vault` is null until something is stored. */
export type Keeper = { secret: Secret; vault: Uint8Array | null }

export function openVault(privacy: Privacy, { secret, vault }: Keeper): Vault {
  return create(vault === null ? {} : privacy.openVault(secret, vault), Vault)
}

/**
 * Returns the companies of a person's experience list (spec 6: what they may review), oldest entry first, each once.
 */
export function getExperience(privacy: Privacy, account: Keeper): number[] {
  return listVaultCompanies(openVault(privacy, account))
}
export function listVaultCompanies({ experience }: Pick<Vault, 'experience'>): number[] {
  return [...new Set(experience.map(({ company_id }) => company_id))]
}

/**
 * Returns where a person works at present, as far as the list says: of the places not left, or else of all, the one
 * begun last.
 */
export function getPresentCompany(privacy: Privacy, account: Keeper): number | undefined {
  const { experience } = openVault(privacy, account)
  const lasting = experience.filter(({ to }) => to === undefined)
  return (lasting.length > 0 ? lasting : experience).reduce<(typeof experience)[number] | undefined>(
    (latest, one) => (latest && (latest.from ?? '') > (one.from ?? '') ? latest : one),
    undefined,
  )?.company_id
}

/** Returns the vault with a company added to the experience list; unchanged when it is there already. */
export function withExperience(vault: Vault, companyId: number): Vault {
  if (vault.experience.some(({ company_id }) => company_id === companyId)) return vault
  return { ...vault, experience: [...vault.experience, { id: buildEntryId(companyId), company_id: companyId }] }
}

/** Returns whether an account was opened today, in Saudi Arabia. */
export const isFirstDay = (privacy: Privacy, account: Keeper, now: Date): boolean =>
  openVault(privacy, account).since === getDayAfter(now, 0)

/** Days after its opening from which an account counts as a person in what is shown of authors. */
export const daysToCount = 14
/** Days after its opening from which a contribution shows that the person has come back: the second sign of life. */
export const daysToReturn = 7

/** Returns whether an account is too young to count as a person in what is shown of authors, or at once by its votes. */
export function isYoung(privacy: Privacy, account: Keeper, now: Date): boolean {
  const { since } = openVault(privacy, account)
  return since !== undefined && getDayAfter(now, -daysToCount) < since
}

/**
 * Returns the month from which a person who contributes now counts in what is shown of authors: at once if they came
 * back to do it, otherwise the first month that begins two weeks after they opened their account.
 */
export function getCountsFrom({ since }: Pick<Vault, 'since'>, now: Date): string {
  const month = toMonth(now)
  if (since === undefined) return month
  const opened = new Date(`${since}T12:00:00Z`)
  // Within a week of the opening, the day two weeks after it is still in the future.
  if (getDayAfter(now, 0) < getDayAfter(opened, daysToReturn)) return getMonthAfter(opened, daysToCount).slice(0, 7)
  return month
}
