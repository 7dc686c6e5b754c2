/** The innermost cause: database errors come wrapped in one that quotes the whole query. */
export function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? findCause(error.cause) : error
}

/**
 * What a network or PostgreSQL says when it is the moment that is wrong and not the call: no connection (08), no room
 * (53), shutting down or starting (57P), too slow (57014, 55P03, 25P03), in each other's way (40001,
 * 40P01), no primary any more (25006).
 */
const codes =
  /^(E(CONN\w+|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOSPC|MFILE)|08...|53...|57P..|57014|55P03|25P03|25006|40001|40P01)$/
/** The same where the driver gives words instead of a code. */
const words =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end|PGlite is clos(ed|ing))/

/** Whether the database is gone or overloaded rather than the call wrong: worth trying again soon. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (findCause(error) ?? {}) as { code?: unknown; message?: unknown }
  return codes.test(String(code)) || words.test(String(message))
}
