import type { Struct } from 'superstruct'
import type { Form } from './form/form.ts'
import type { ProblemCode } from './problem.ts'
import type { Table } from './table.ts'

/**
 * Who may call an endpoint, from least to most (`design: roles`): `public` anybody; `member` anybody signed in;
 * `employer`, `moderator` and `lead` people with that role (a lead is a moderator as well). The server denies whatever is not granted here.
 */
export type Access = 'public' | 'member' | 'employer' | 'moderator' | 'lead'

/**
 * Whose the thing is that a call is about; who else calls is refused and changes nothing. `anybody`: it is nobody's.
 * `self`: the caller's own, and nothing else is read or written. `owner`: of what the call names, its keeper; `author`:
 * whoever wrote it; `addressee`: whoever it was sent to. `company`: whoever speaks for the company; `admin`: its admins;
 * `speaker`: whoever speaks for it, or anybody while nobody does. `outsider`: who speaks neither for the company nor for a
 * competitor; `reader`: an outsider who did not write it; `experienced`: who has it in their experience list.
 * `contributor`: who has shared their pay. `impartial`: a moderator whom the case does not touch.
 */
export type Whose =
  | 'anybody'
  | 'self'
  | 'owner'
  | 'author'
  | 'addressee'
  | 'company'
  | 'admin'
  | 'speaker'
  | 'outsider'
  | 'reader'
  | 'experienced'
  | 'contributor'
  | 'impartial'

/** What accounts do only so often in a day (`server/limits/table.ts` says how often). */
export type Quota =
  | 'review'
  | 'edit'
  | 'question'
  | 'answer'
  | 'support'
  | 'report'
  | 'companyRequest'
  | 'studyAnswer'
  | 'unlock'
  | 'export'

export type Endpoint<Data = unknown, Query = unknown> = {
  method: 'GET' | 'POST'
  /** Below `/api`, parameters as `:name`. */
  path: string
  /** What each `:name` of the path stands for (`params.ts`): the server gives handlers the values, and 404 where one does not fit. */
  params?: Readonly<Record<string, Struct<any, any>>>
  access: Access
  /** Required wherever `access` is not `public`; there anybody may, or whoever has the token the body carries. Of several all hold. */
  whose?: Whose | readonly Whose[]
  /** Query parameters; whatever is not named here is dropped. */
  query?: Struct<Query, any>
  /** The form whose answers are the JSON body. */
  form?: Form
  /** A shorter form whose answers the call takes as well (see `getFormAnswered`). */
  shorter?: Form
  /** What the body carries beside the form's answers, such as `company_id`. */
  beside?: Struct<any, any>
  /** What `data` holds in a successful answer. */
  response?: Struct<Data, any>
  /**
   * The problems of its own, beside those any such call may have (`problems-of.ts`): what its handler refuses for. The
   * server can answer no other.
   */
  problems?: readonly ProblemCode[]
  /** The tables the answer is for whoever takes `text/csv`, by name; the first where `?table=` names none. */
  tables?: Readonly<Record<string, Table>>
  /** True where the answer is a file rather than JSON: `data` is then its bytes. */
  file?: true
  /** True where a repeated call must not act twice: an `Idempotency-Key` is required. */
  idempotent?: boolean
  /** What an account may do only so often in a day: what was taken counts, and beyond it is 429 `quota_reached`. */
  quota?: Quota
  /**
   * True where a session alone is not enough: 409 `presence_required` unless its person has proven within the last minutes
   * that it is they (`accounts/presence.ts`), or the form has a `password` and it came along. `keys`: it changes what opens
   * the account, so where that has a passkey or an app no password will do: 409 `key_required` unless they proved it by
   * one of these or the recovery code. A guessed password would add a key of its own otherwise.
   */
  fresh?: true | 'keys'
  /** True for the few calls a closed account may still make; any other is refused with `account_closed`. */
  whileClosed?: true
  /** The reads whose answers it changes; whoever keeps some of them asks again, for whatever they were asked. */
  invalidates?: readonly AnyEndpoint[]
  /** True where the answer is the caller as they now are: whoever keeps that takes it. */
  answersUser?: true
  /** How a copy of the answer may be kept: by anybody for a while or `forever`, never by default. */
  cache?: 'lookup' | 'public' | 'forever'
}

/** Any call, where its shapes do not matter. */
export type AnyEndpoint = Endpoint<any, any>

type DataOfStruct<S> = S extends Struct<infer Data, any> ? Data : undefined
type DataIn<D> = D extends { file: true } ? Blob : D extends { response: infer S } ? DataOfStruct<S> : undefined
type QueryIn<D> = D extends { query: Struct<infer Query, any> } ? Query : undefined
type DeclaredEndpoint<D> = D & Pick<Endpoint<DataIn<D>, QueryIn<D>>, 'query' | 'response'>
/** A description names what `Endpoint` knows and nothing else. */
type KnownProperties<D> = { readonly [Name in Exclude<keyof D, keyof Endpoint>]: never }

/**
 * Declares a call (spec 7). The one place that knows its method, path, access and shapes; its type keeps all of them, so
 * that the server's `route` types the handler by it.
 */
export function defineEndpoint<const D extends AnyEndpoint>(description: D & KnownProperties<D>): DeclaredEndpoint<D> {
  return description
}

export const apiBase = '/api'

/**
 * The name under which the answer of a read is kept, in a page and in what the server sends along with one. Some reads
 * are asked with a body, which is part of the name.
 */
export function readKey(
  endpoint: Pick<Endpoint, 'path'>,
  { params, query, body }: { params?: Readonly<Record<string, string | number>>; query?: object; body?: unknown } = {},
): string {
  return JSON.stringify([buildPath(endpoint, params), query ?? {}, ...(body ? [body] : [])])
}

/** Whether an answer kept under this name (`readKey`) is one of the endpoint's, whatever it was asked for. */
export function isReadOf({ path }: Pick<Endpoint, 'path'>, key: string): boolean {
  const asked = key.slice(2, key.indexOf('"', 2)).split('/')
  const parts = path.split('/')
  return parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
}

/**
 * What the server sends along with a page, in `<script type="application/json" id="reads">`: answers by `readKey`, and
 * the strings the page is written with, by their file's name.
 */
export type SsrData = { language: string; reads: Record<string, unknown>; strings: Record<string, object> }
export const ssrDataId = 'reads'

/**
 * The address of a call: `buildPath({path: '/companies/:id/profile'}, {id: 7})` gives `/companies/7/profile`.
 * Throws when a parameter is missing, since that is a programming mistake.
 */
export function buildPath(
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
}
