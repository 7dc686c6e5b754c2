import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { findCause } from '../db/unavailable.ts'
import { createCallCounts } from './count-calls.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId?: string
    /** The path as the contract declares it, for the log. */
    route?: string
    /** Whether the call may be a contribution. */
    contributes?: boolean
  }
}

/** The level of a log line, the request it is about, and the stack of its place in the program. */
export type LogDetails = { level?: 'info' | 'warn' | 'error'; request?: string | undefined; stack?: readonly string[] }

/** Writes one line to the log. */
export type Log = (line: string, about?: LogDetails) => void

const minute = 60_000

/**
 * Counts calls by method, route (never the path or query, which may contain tokens) and status; contributions by the
 * day, all others by the minute (`count-calls.ts`). A failed call has a line of its own, with the request's id. No
 * address, header or body is logged: a log must not help to find out who wrote what.
 */
export function logCalls(log: Log, clock: () => Date): MiddlewareHandler {
  const counts = createCallCounts(log)
  let waiting = false
  const logLater = () => {
    waiting = true
    setTimeout(() => {
      waiting = false
      if (counts.logEnded(clock())) logLater()
    }, minute).unref()
  }
  return async (context, next) => {
    const began = performance.now()
    const id = randomUUID()
    context.set('requestId', id)
    await next()
    const call = `${context.req.method} ${context.get('route') ?? 'unknown'} ${context.res.status}`
    counts.count(call, context.get('contributes') ? 'day' : 'minute', clock())
    if (!waiting) logLater()
    if (context.res.status >= 500) log(`${call} ${Math.round(performance.now() - began)}ms ${id}`)
  }
}

/**
 * Logs an unexpected failure, with what was being done: its kind and place, never its message, which may quote what
 * people sent.
 */
export function logFailure(log: Log, error: unknown, doing = '', context?: Context): void {
  const cause = findCause(error)
  const { name = 'Error', code = '' } = cause as { name?: string; code?: string }
  const stack = (cause instanceof Error ? (cause.stack ?? '') : '').split('\n').filter((line) => /^\s+at /.test(line))
  const line = [doing, 'failed', name, code].filter(Boolean).join(' ')
  log(line, { level: 'error', request: context?.get('requestId'), stack: stack.slice(0, 12) })
}
