import type { Infer, Struct } from 'superstruct'
import type { DeviceKind } from '../../../contract/accounts/security.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import type { AnswersOf, Form, RawAnswers } from '../../../contract/form/form.ts'
import type { AnswerProblem, CallProblem, ProblemCode } from '../../../contract/problem.ts'
import type { Services } from '../services.ts'
import type { Account } from './account.ts'
import type { FileAnswer, Refused, Said } from './answer.ts'
import type { Language } from './words.ts'

/** What every handler is given, whatever its endpoint. */
export type BareCall = {
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

/** A call of somebody signed in. `tokenHash` is the SHA-256 of their token. */
export type MemberCall = BareCall & { readonly account: Account; readonly tokenHash: Buffer }

/** A call about what `:id` of its path names. */
export type AboutId = { params: { readonly id: number } }

type None = Readonly<Record<never, never>>
export type ParamsOf<E> = E extends { params: infer P extends Record<string, Struct<any, any>> }
  ? { readonly [Name in keyof P]: Infer<P[Name]> }
  : None
export type QueryOf<E> = E extends { query: Struct<infer Query, any> } ? Readonly<Query> : None
export type AnswersIn<E> = E extends { form: infer F extends Form }
  ? Form extends F
    ? RawAnswers
    : AnswersOf<F>
  : E extends { form: unknown }
    ? RawAnswers
    : None
export type BesideOf<E> = E extends { beside: Struct<infer Beside, any> } ? Readonly<Beside> : None

/**
 * What the handler of an endpoint is given, typed by its declaration. Everything in it has passed its checks: `params` and
 * `query` are values, not texts; every lookup id among the `answers` exists. Nobody is known where the endpoint is public.
 */
export type CallOf<E> = BareCall & {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly answers: AnswersIn<E>
  /** What the endpoint's `beside` found in the body, such as `company_id`. */
  readonly beside: BesideOf<E>
} & (E extends { access: 'public' } ? unknown : Pick<MemberCall, 'account' | 'tokenHash'>)

/** The problems a handler may refuse for: what its endpoint declares, and what follows from the rest of it. */
export type ProblemOf<E> =
  | CallProblem
  | (E extends { problems: readonly (infer Code extends ProblemCode)[] } ? Code : never)
  | (E extends { params: object } ? 'not_found' : never)
  | (E extends { form: object } ? AnswerProblem : never)
  | (E extends { quota: string } ? 'quota_reached' : never)
  | (E extends { idempotent: true } ? 'idempotency_reused' | 'idempotency_in_progress' : never)

/** What an endpoint answers with when all is well. */
export type SuccessOf<E> = E extends { file: true }
  ? { file: FileAnswer }
  : Said & (E extends { response: Struct<infer Data, any> } ? { data: Data } : { data?: DataOf<E> })
export type DataOf<E> = E extends { response: infer S }
  ? S extends Struct<infer Data, any>
    ? Data
    : undefined
  : undefined

/** What the handler of an endpoint returns. */
export type AnswerOf<E> = SuccessOf<E> | Refused<ProblemOf<E>>
export type Handle<E> = (call: CallOf<E>) => Promise<AnswerOf<E>>

/** Any call, for what wraps handlers and does not look into it. */
export type AnyCall = CallOf<AnyEndpoint> & MemberCall
