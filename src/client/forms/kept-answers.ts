import type { Form, RawAnswers } from '../../contract/form/form.ts'
import { contentOf } from '../api/use-request-key.ts'

/** A form being filled in on this device, by whom (null: a visitor), and what was last sent under which key. */
export type KeptAnswers = {
  owner: string | null
  answers: RawAnswers
  /** The step of a wizard. */
  step: number
  /** What the form started with, where that is what others may change meanwhile. */
  base?: RawAnswers
  attempt?: { key: string; sent: string }
}

const isRecord = (value: unknown): value is RawAnswers => typeof value === 'object' && value !== null

/**
 * What was kept under `key` for this person; a visitor's becomes the person's, another person's is not shown. Where there
 * is nothing, no answers.
 */
export function readKept(storage: Pick<Storage, 'getItem'>, key: string, owner: string | null): KeptAnswers {
  const none = { owner, answers: {}, step: 1 }
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '') as Partial<KeptAnswers>
    const isTheirs = kept.owner === owner || kept.owner === null
    if (!isTheirs || !isRecord(kept.answers)) return none
    const base = isRecord(kept.base) ? kept.base : undefined
    return { owner, answers: kept.answers, step: Number(kept.step) || 1, base, attempt: kept.attempt }
  } catch {
    return none
  }
}

/** Keeps them; where nothing may be kept, the form goes on without. Files cannot be kept and have to be chosen anew. */
export function keepAnswers(storage: Pick<Storage, 'setItem'>, key: string, kept: KeptAnswers): boolean {
  try {
    storage.setItem(key, JSON.stringify({ ...kept, answers: withoutFiles(kept.answers) }))
    return true
  } catch {
    return false
  }
}

export function forgetAnswers(storage: Pick<Storage, 'removeItem'>, key: string): void {
  storage.removeItem(key)
}

/** The answers of a form without its passwords, which are kept nowhere. */
export function withoutPasswords(form: Form, answers: RawAnswers): RawAnswers {
  const secret = new Set(
    form.fields.filter((one) => 'input' in one && one.input === 'password').map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !secret.has(name)))
}

const withoutFiles = (answers: RawAnswers): RawAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => !(answer instanceof Blob)))

/** The key a payload travels under: the same for the same payload, so that a repeated attempt is not a second request. */
export function attemptOf(
  { attempt }: Pick<KeptAnswers, 'attempt'>,
  payload: unknown,
  uuid: () => string,
): { key: string; sent: string } {
  const sent = contentOf(payload)
  return attempt?.sent === sent ? attempt : { key: uuid(), sent }
}

/**
 * What a person has written, on what the form starts with now: their own changes since `base`, and for the rest what
 * others made of it meanwhile.
 */
export function rebased(base: RawAnswers, mine: RawAnswers, now: RawAnswers): RawAnswers {
  const same = (a: unknown, b: unknown) => a === b || (!(a instanceof Blob) && JSON.stringify(a) === JSON.stringify(b))
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(now)])
  const entries = [...names].map((name) => [name, same(mine[name], base[name]) ? now[name] : mine[name]] as const)
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined))
}
