import type { Log } from './log.ts'

type Options = {
  /** JSON for programs that collect lines, text for people. */
  format: 'json' | 'text'
  clock: () => Date
  write: (line: string) => void
}

/**
 * Creates a log that writes one line for each message: as JSON with `time`, `level`, `message`, and, where there are
 * any, `request` and `stack`. The time is precise to the minute: what was written, and when, must not be readable from
 * a log.
 */
export function createPrint({ format, clock, write }: Options): Log {
  if (format === 'text')
    return (message, { request, stack = [] } = {}) =>
      write([[message, request].filter(Boolean).join(' '), ...stack].join('\n'))
  return (message, { level = 'info', request, stack } = {}) =>
    write(
      JSON.stringify({
        time: `${clock().toISOString().slice(0, 16)}Z`,
        level,
        message,
        ...(request && { request }),
        ...(stack?.length && { stack: stack.map((line) => line.trim()) }),
      }),
    )
}
