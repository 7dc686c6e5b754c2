/** Returns the innermost cause of an error: database errors come wrapped in one that quotes the whole query. */
export function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? findCause(error.cause) : error
}

/**
 * Error codes of the network and PostgreSQL that mean a temporary problem and not a wrong call: no connection (08), no
 * resources (53), shutting down or starting (57P), timeout (57014, 55P03, 25P03), conflicting transactions (40001,
 * 40P01), not a primary any more (25006).
 */
const codes =
  /^(E(CONN\w+|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOSPC|MFILE)|08...|53...|57P..|57014|55P03|25P03|25006|40001|40P01)$/
/** The same for driver errors that have a message instead of a code. */
const words =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end|PGlite is clos(ed|ing))/

/**
 * Returns whether the database is down or overloaded rather than the call wrong, so that a retry soon is worthwhile.
 */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (findCause(error) ?? {}) as { code?: unknown; message?: unknown }
  return codes.test(String(code)) || words.test(String(message))
}
