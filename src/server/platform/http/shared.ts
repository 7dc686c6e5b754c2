import { cors } from 'hono/cors'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'

/** Whether pages of other sites may read the answer: what anybody may read, and nobody has to sign in for. */
export const isShared = ({ method, access }: AnyEndpoint): boolean => method === 'GET' && access === 'public'

/** Lets pages of every site read what it stands before, without credentials, and answers their questions beforehand. */
export const share = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['X-Language', 'X-device', 'If-None-Match'],
  exposeHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id', 'X-Work-Challenge'],
  maxAge: 86_400,
})
