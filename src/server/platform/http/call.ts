import type { Infer, Struct } from 'superstruct'
import type { DeviceKind } from '../../../contract/accounts/devices.ts'
import type { AnyEndpoint, ShapesOf } from '../../../contract/endpoint.ts'
import type { AnswersOf, Form, RawAnswers } from '../../../contract/form/form.ts'
import type { ProblemCode } from '../../../contract/problem.ts'
import type { AnswerProblem, CallProblem } from '../../../contract/problem-groups.ts'
import type { Services } from '../services.ts'
import type { Account, Administrator, Moderator } from './account.ts'
import type { Answer, FileAnswer, Message, Refusal } from './answer.ts'
import type { Language } from './words.ts'

/** What every handler is given, for any endpoint. */
export type Call = {
  services: Services
  language: Language
  /** The time of the call. */
  now: Date
  /** Set on every endpoint that is `idempotent`. */
  idempotencyKey: string
  /** The kind of device the request says it comes from. */
  device: DeviceKind
  /** The network the request comes from, for rate limits only; never stored or logged. */
  address: string
  /** The proof of work sent with the call, if a limit asked for one. */
  proof: string | undefined
}

/**
 * When the session's person last proved to be present, whether by a key of theirs, and when they last used that as a
 * second factor, in milliseconds.
 */
export type ProvedPresence = { present: number; byKey: boolean; second: number | null } | undefined

/** A call of a signed-in person. `tokenHash` is the SHA-256 of their token. */
export type MemberCall = Call & {
  readonly account: Account
  readonly token: string
  readonly tokenHash: Buffer
  readonly presence: ProvedPresence
}
/** A call of a person whom the operator made a moderator. */
export type ModeratorCall = MemberCall & { readonly account: Moderator }

/** A call of a person who runs the site. */
export type AdministratorCall = MemberCall & { readonly account: Administrator }

/** A call about the resource that `:id` of its path names. */
export type AboutId = { readonly params: { readonly id: number } }

type NoProperties = Readonly<Record<never, never>>
export type ParamsOf<E> =
  ShapesOf<E> extends { params: infer P extends Record<string, Struct<any, any>> }
    ? { readonly [Name in keyof P]: Infer<P[Name]> }
    : NoProperties
type QueryOf<E> = ShapesOf<E> extends { query: Struct<infer Query, any> } ? Readonly<Query> : NoProperties
/** The answers of a form. One of many forms, as of a family of endpoints, has answers of any names. */
type AnswersIn<E> = E extends { form: infer F }
  ? F extends Form
    ? Form extends F
      ? RawAnswers
      : Readonly<AnswersOf<F>>
    : RawAnswers
  : NoProperties
type BesideOf<E> = ShapesOf<E> extends { beside: Struct<infer Beside, any> } ? Readonly<Beside> : NoProperties
type CallerOf<E> = E extends { access: 'public' }
  ? unknown
  : E extends { access: 'moderator' | 'lead' }
    ? ModeratorCall
    : E extends { access: 'administrator' }
      ? AdministratorCall
      : MemberCall

/**
 * What the handler of an endpoint is given, typed by its declaration. Everything in it has been validated: `params` and
 * `query` are values, not strings; every lookup id among the `answers` exists. On a public endpoint no account is
 * known.
 */
export type CallOf<E> = Call & {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly answers: AnswersIn<E>
  /** What the endpoint's `beside` found in the body, such as `company_id`. */
  readonly beside: BesideOf<E>
} & CallerOf<E>

/**
 * The problems a handler may refuse with: those its endpoint declares, and those that follow from the rest of the
 * declaration.
 */
export type ProblemOf<E> =
  | CallProblem
  | (ShapesOf<E> extends { problems: readonly (infer Code extends ProblemCode)[] } ? Code : never)
  | (ShapesOf<E> extends { params: object } ? 'not_found' : never)
  | (E extends { form: object } ? AnswerProblem : never)
  | (E extends { quota: string } ? 'quota_reached' : never)
  | (E extends { idempotent: true } ? 'idempotency_reused' | 'idempotency_in_progress' : never)
export type RefusedBy<E> = Refusal<ProblemOf<E>>

type DataIn<S> = S extends Struct<infer Data, any> ? Data : undefined
/** The type of `data` in a successful answer. */
export type DataOf<E> = ShapesOf<E> extends { response: infer S } ? DataIn<S> : undefined
type SuccessOf<E> = E extends { file: true }
  ? { file: FileAnswer }
  : Message & (undefined extends DataOf<E> ? { data?: DataOf<E> } : { data: DataOf<E> })

/** What the handler of an endpoint returns: the data of its `response`, a file, or a problem it declares. */
export type AnswerOf<E> = SuccessOf<E> | RefusedBy<E>
export type Handle<E> = (call: CallOf<E>) => Promise<AnswerOf<E>>

/** Any call, for code around handlers that does not look into it. Reading the account throws when none is known. */
export type AnyCall = MemberCall & {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly answers: RawAnswers
  readonly beside: Readonly<Record<string, unknown>>
}
export type Route = { endpoint: AnyEndpoint; handle: (call: AnyCall) => Promise<Answer> }
