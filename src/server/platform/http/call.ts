import type { Infer, Struct } from 'superstruct'
import type { DeviceKind } from '../../../contract/accounts/devices.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import type { AnswersOf, Form, RawAnswers } from '../../../contract/form/form.ts'
import type { AnswerProblem, CallProblem, ProblemCode } from '../../../contract/problem.ts'
import type { Services } from '../services.ts'
import type { Account, Moderator } from './account.ts'
import type { Answer, FileAnswer, Message, Refusal } from './answer.ts'
import type { Language } from './words.ts'

/** What every handler is given, whatever its endpoint. */
export type Call = {
  services: Services
  language: Language
  /** The moment of the call. */
  now: Date
  /** Given wherever the endpoint is `idempotent`. */
  idempotencyKey: string
  /** The kind of device the call says it comes from. */
  device: DeviceKind
  /** Where the call comes from, for limits only; never stored or logged. */
  address: string
  /** The proof of work that came along, where limits asked for one. */
  proof: string | undefined
}

/** When their session's person was there, whether by a key of theirs, and when they last used that as a second factor, in milliseconds. */
export type ProvedPresence = { present: number; byKey: boolean; second: number | null } | undefined

/** A call of somebody signed in. `tokenHash` is the SHA-256 of their token. */
export type MemberCall = Call & {
  readonly account: Account
  readonly token: string
  readonly tokenHash: Buffer
  readonly presence: ProvedPresence
}
/** A call of somebody the operator made a moderator. */
export type ModeratorCall = MemberCall & { readonly account: Moderator }

/** A call about what `:id` of its path names. */
export type AboutId = { readonly params: { readonly id: number } }

type NoProperties = Readonly<Record<never, never>>
export type ParamsOf<E> = E extends { params: infer P extends Record<string, Struct<any, any>> }
  ? { readonly [Name in keyof P]: Infer<P[Name]> }
  : NoProperties
type QueryOf<E> = E extends { query: Struct<infer Query, any> } ? Readonly<Query> : NoProperties
/** A form that is one of many, as of a family of endpoints, has answers of any names. */
type AnswersIn<E> = E extends { form: infer F }
  ? F extends Form
    ? Form extends F
      ? RawAnswers
      : Readonly<AnswersOf<F>>
    : RawAnswers
  : NoProperties
type BesideOf<E> = E extends { beside: Struct<infer Beside, any> } ? Readonly<Beside> : NoProperties
type CallerOf<E> = E extends { access: 'public' }
  ? unknown
  : E extends { access: 'moderator' | 'lead' }
    ? ModeratorCall
    : MemberCall

/**
 * What the handler of an endpoint is given, typed by its declaration. Everything in it has passed its checks: `params` and
 * `query` are values, not texts; every lookup id among the `answers` exists. Nobody is known where the endpoint is public.
 */
export type CallOf<E> = Call & {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly answers: AnswersIn<E>
  /** What the endpoint's `beside` found in the body, such as `company_id`. */
  readonly beside: BesideOf<E>
} & CallerOf<E>

/** The problems a handler may refuse for: what its endpoint declares, and what follows from the rest of it. */
export type ProblemOf<E> =
  | CallProblem
  | (E extends { problems: readonly (infer Code extends ProblemCode)[] } ? Code : never)
  | (E extends { params: object } ? 'not_found' : never)
  | (E extends { form: object } ? AnswerProblem : never)
  | (E extends { quota: string } ? 'quota_reached' : never)
  | (E extends { idempotent: true } ? 'idempotency_reused' | 'idempotency_in_progress' : never)
export type RefusedBy<E> = Refusal<ProblemOf<E>>

type DataIn<S> = S extends Struct<infer Data, any> ? Data : undefined
/** What `data` of a successful answer holds. */
export type DataOf<E> = E extends { response: infer S } ? DataIn<S> : undefined
type SuccessOf<E> = E extends { file: true }
  ? { file: FileAnswer }
  : Message & (undefined extends DataOf<E> ? { data?: DataOf<E> } : { data: DataOf<E> })

/** What the handler of an endpoint answers: the data of its `response`, a file, or a problem it declares. */
export type AnswerOf<E> = SuccessOf<E> | RefusedBy<E>
export type Handle<E> = (call: CallOf<E>) => Promise<AnswerOf<E>>

/** Any call, for what stands around handlers and does not look into it. Knowing who calls throws where nobody is known. */
export type AnyCall = MemberCall & {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly answers: RawAnswers
  readonly beside: Readonly<Record<string, unknown>>
}
export type Route = { endpoint: AnyEndpoint; handle: (call: AnyCall) => Promise<Answer> }
