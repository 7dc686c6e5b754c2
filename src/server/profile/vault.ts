import { array, create, defaulted, type Infer, integer, optional, type } from 'superstruct'
import { Registration } from '../accounts/registration.ts'
import type { Privacy, SealedSecret } from '../privacy/privacy.ts'

/**
 * What people say of themselves, kept encrypted under a key that hangs on their secret: the only account with a company
 * in its experience list would be the author of that company's only review. New parts get a default here.
 */
const Vault = type({
  /** The experience list, oldest entry first. */
  experience: defaulted(array(type({ company_id: integer() })), () => []),
  /** What the person said at registration. */
  registration: optional(Registration),
})
export type Vault = Infer<typeof Vault>

/** An account as far as its vault goes; `vault` is null until something is kept. */
export type Keeper = { secret: SealedSecret; vault: Uint8Array | null }

export function openVault(privacy: Privacy, { secret, vault }: Keeper): Vault {
  return create(vault === null ? {} : privacy.openVault(secret, vault), Vault)
}

/** The companies of a person's experience list (spec 6: what they may review), oldest entry first. */
export function experienceOf(privacy: Privacy, account: Keeper): number[] {
  return openVault(privacy, account).experience.map(({ company_id }) => company_id)
}

/** Where a person works now, as far as the list says: its newest entry. */
export function presentCompanyOf(privacy: Privacy, account: Keeper): number | undefined {
  return experienceOf(privacy, account).at(-1)
}

/** The vault with a company added to the experience list; a company is in it once. */
export function withExperience(vault: Vault, companyId: number): Vault {
  if (vault.experience.some(({ company_id }) => company_id === companyId)) return vault
  return { ...vault, experience: [...vault.experience, { company_id: companyId }] }
}
