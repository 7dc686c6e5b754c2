import type { Log } from './log.ts'

type Options = {
  /** JSON is for programs that collect lines, text for people who look on. */
  format: 'json' | 'text'
  clock: () => Date
  write: (line: string) => void
}

/**
 * A log that writes one line for each thing told: as JSON with `time`, `level`, `message`, and where there are any
 * `request` and `stack`. The time is the minute, no finer: what was written, and when, must not be read off a log.
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
