import type { Struct } from 'superstruct'
import type { Form } from './form/form.ts'
import type { ProblemCode } from './problem.ts'
import type { Table } from './table.ts'

/**
 * Who may call an endpoint, from fewest rights to most (design: roles): `public` anybody; `member` anybody signed in;
 * `employer`, `moderator`, `lead` and `administrator` people with that role (a lead is a moderator as well). The server
 * denies everything that is not granted here.
 */
export type Access = 'public' | 'member' | 'employer' | 'moderator' | 'lead' | 'administrator'

/**
 * Whose the resource is that a call is about; a call by anybody else is refused and changes nothing. `anybody`: it
 * belongs to nobody. `self`: the caller's own, and nothing else is read or written. `owner`: the owner of what the call
 * names; `author`: its author; `addressee`: the person it was sent to. `company`: a person who speaks for the company;
 * `admin`: one of its admins; `speaker`: a person who speaks for it, or anybody while nobody does. `outsider`: a person
 * who speaks neither for the company nor for a competitor; `reader`: an outsider who did not write it; `experienced`: a
 * person who has the company in their experience list. `contributor`: a person who has shared their pay. `impartial`: a
 * moderator whom the case does not touch.
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

/** Actions an account may take only a limited number of times a day (`server/limits/table.ts` has the limits). */
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
  | 'listProposal'
  | 'noticeAnswer'

/**
 * The shapes of a call: what only the server runs of it. They are in `*.schema.ts` beside the file that declares the
 * call, under the same name, so that no browser loads them; `getShapes` (`endpoints.ts`) finds them.
 */
export type Shapes = {
  /**
   * The type of each `:name` of the path (`params.schema.ts`): handlers receive the parsed values, and a value that
   * does not fit is answered with 404.
   */
  params?: Readonly<Record<string, Struct<any, any>>>
  /** Query parameters; those not declared here are dropped. */
  query?: Struct<any, any>
  /** What the body carries beside the form's answers, such as `company_id`. */
  beside?: Struct<any, any>
  /** The schema of `data` in a successful response. */
  response?: Struct<any, any> | undefined
  /**
   * The problems specific to this call, beside those every such call may have (`problems-of.ts`): those its handler
   * refuses a request with. The server can answer no other.
   */
  problems?: readonly ProblemCode[]
  /** The tables, by name, that a caller who accepts `text/csv` can get; the first where `?table=` names none. */
  tables?: Readonly<Record<string, Table>>
}

declare const typed: unique symbol
/** What the type of a call knows of its shapes. */
type Typed<Data, Query, S> = { data: Data; query: (asked: Query) => Query; shapes: S }

/** A call without its shapes: what a browser needs of it. */
export type Endpoint<Data = unknown, Query = unknown, S = object> = {
  /** The types of its shapes; no value has this property. */
  readonly [typed]?: Typed<Data, Query, S>
  method: 'GET' | 'POST'
  /** The path below `/api`, parameters as `:name`. */
  path: string
  access: Access
  /**
   * The ownership rule, required wherever `access` is not `public`. With `public`, anyone may call, or anyone who has
   * the token the body carries. Where several are listed, all must hold.
   */
  whose?: Whose | readonly Whose[]
  /** The form whose answers are the JSON body. */
  form?: Form | undefined
  /** A shorter form whose answers the call accepts as well (see `getFormAnswered`). */
  shorter?: Form | undefined
  /** True where the response is a file rather than JSON: `data` is then its bytes. */
  file?: true
  /** True where a repeated call must not act twice: an `Idempotency-Key` is required. */
  idempotent?: boolean
  /**
   * The daily limit of the action, per account: only requests that were accepted count, and beyond it is 429
   * `quota_reached`.
   */
  quota?: Quota
  /**
   * True where a session alone is not enough: 409 `presence_required` unless the caller has proven presence within the
   * last minutes (`accounts/presence.ts`), or the form has a `password` and the request carries it. `keys`: the call
   * changes what opens the account, so where the account has a passkey or an authenticator app a password is not
   * accepted: 409 `key_required` unless presence was proven by one of these or by a recovery code of the person's
   * own. Otherwise a person who guessed the password could add a key of their own. 409 `keys_wait` in the days after an
   * account with such a key has started over.
   */
  fresh?: true | 'keys'
  /** True for the few calls a closed account may still make; any other is refused with `account_closed`. */
  whileClosed?: true
  /**
   * True for the few calls that everybody may make while the site is not open; administrators and moderators make any
   * (`administration`).
   */
  whileShut?: true
  /**
   * The reads whose responses this call changes; a client that has cached some of them invalidates them, no matter what
   * parameters they were requested with.
   */
  invalidates?: readonly AnyEndpoint[]
  /**
   * True where the response is the caller's user record as it is after the call: a client that keeps the user replaces
   * it.
   */
  answersUser?: true
  /**
   * How a copy of the response may be cached: by anybody for a while or `forever`; `shared`: by what stands between, for
   * some minutes, and by no device; never by default.
   */
  cache?: 'lookup' | 'public' | 'shared' | 'forever'
}

/** Any call, where its shapes do not matter. */
export type AnyEndpoint = Endpoint<any, any>

type ValueOf<S> = S extends Struct<infer Value, any> ? Value : undefined
type DataIn<D, S> = D extends { file: true }
  ? Blob
  : S extends { response: infer Response }
    ? ValueOf<Response>
    : undefined
type QueryIn<S> = S extends { query: infer Query } ? ValueOf<Query> : undefined
type DeclaredEndpoint<D, S> = D & { readonly [typed]?: Typed<DataIn<D, S>, QueryIn<S>, S> }
/** Rejects properties that the type does not have. */
type KnownProperties<D, Known> = { readonly [Name in Exclude<keyof D, keyof Known>]: never }

/** The shapes a call is declared with, as its type knows them; those of any call are not known. */
export type ShapesOf<E> = E extends { readonly [typed]?: infer T }
  ? T extends { shapes: infer S }
    ? S
    : object
  : object
/** The shapes of any one of several calls declared at once. */
export type PartOf<Family> = Family[keyof Family]

/**
 * Declares a call (spec 7): `defineEndpoint<typeof shapes.getStudy>()({...})`. This is the one place that knows its
 * method, path and access; its shapes are those of the same name in `*.schema.ts`. Its type keeps all of them, so that
 * the server's `route` types the handler by it, and the client what it gets.
 */
export const defineEndpoint =
  <S extends Shapes>() =>
  <const D extends Endpoint<any, any, any>>(description: D & KnownProperties<D, Endpoint>): DeclaredEndpoint<D, S> =>
    description as DeclaredEndpoint<D, S>

/** Declares the shapes of the call that has the same name in the file beside this one. */
export const defineShapes = <const S extends Shapes>(shapes: S & KnownProperties<S, Shapes>): S => shapes

export const apiBase = '/api'

/**
 * The version of the API. Its first number is raised when a name changes or goes: a device then does not read what it
 * cached under the names of before (`sw/saved.ts`).
 */
export const apiVersion = '2.0'

/**
 * Returns the key under which the response of a read is cached, in a page and in what the server sends along with one.
 * Some reads are requested with a body, which is part of the key.
 */
export function readKey(
  endpoint: Pick<Endpoint, 'path'>,
  {
    params,
    query,
    body,
  }: {
    params?: Readonly<Record<string, string | number>> | undefined
    query?: object | undefined
    body?: unknown
  } = {},
): string {
  return JSON.stringify([buildPath(endpoint, params), query ?? {}, ...(body ? [body] : [])])
}

/**
 * Whether a cached response with this key (`readKey`) belongs to the endpoint, no matter what parameters it was
 * requested with.
 */
export function isReadOf({ path }: Pick<Endpoint, 'path'>, key: string): boolean {
  const asked = key.slice(2, key.indexOf('"', 2)).split('/')
  const segments = path.split('/')
  return (
    segments.length === asked.length &&
    segments.every((segment, at) => segment.startsWith(':') || segment === asked[at])
  )
}

/**
 * What the server sends along with a page, in `<script type="application/json" id="reads">`: responses by `readKey`,
 * and the strings the page is written with, by the name of their file.
 */
export type SsrData = { language: string; reads: Record<string, unknown>; strings: Record<string, object> }
export const ssrDataId = 'reads'

/**
 * Returns the address of a call: `buildPath({path: '/companies/:id/profile'}, {id: 7})` gives `/companies/7/profile`.
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
