import { describe, expect, test } from 'vitest'
import { type ClockMark, createClockGuard } from './clock-guard.ts'

const start = Date.parse('2026-11-23T12:00:00Z')
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** What a server left that ran for an hour until `ago` before the start. */
const leave = (ago: number): ClockMark => ({
  settled: new Date(start - ago),
  since: new Date(start - ago - 60 * minute),
  at: new Date(start - ago),
})

/**
 * A machine whose clock can be set wrong. Its database is the embedded one, which has the same clock, or a PostgreSQL
 * with a clock of its own. Its server can be started again, and finds what it has noted.
 */
function machine({ isApart = false, mark = null as ClockMark | null, lastDone = null as Date | null } = {}) {
  let [judge, passed] = [createClockGuard(), 0]
  return {
    pass: (milliseconds: number) => {
      passed += milliseconds
    },
    restart: () => {
      judge = createClockGuard()
    },
    look: ({ wrongBy = 0, databaseWrongBy = isApart ? 0 : wrongBy }: Record<string, number> = {}) =>
      judge({
        now: new Date(start + passed + wrongBy),
        databaseNow: new Date(start + passed + databaseWrongBy),
        steady: passed,
        ...{ isApart, mark, lastDone },
        note: (noted) => {
          mark = noted
        },
      })?.reason,
    mark: () => mark,
  }
}

describe('a clock is trusted', () => {
  test('at the first start beside a PostgreSQL at once, and while it runs evenly', () => {
    const { pass, look } = machine({ isApart: true })
    for (let hours = 0; hours < 100; hours++) {
      expect(look()).toBeUndefined()
      pass(60 * minute)
    }
  })

  test('at the first start of an embedded database after it has run for a minute', () => {
    const { pass, look } = machine()
    expect(look()).toBe('unproven')
    pass(minute)
    expect(look()).toBeUndefined()
  })

  test.each([false, true])('over a start within two days (PostgreSQL: %s), and over steps of less', (isApart) => {
    const { pass, look } = machine({ isApart, mark: leave(day) })
    expect(look()).toBeUndefined()
    pass(minute)
    expect(look({ wrongBy: 30 * 60 * minute, databaseWrongBy: 30 * 60 * minute })).toBeUndefined()
  })

  test('in a database in which nothing is noted yet, over a start soon after the last job', () => {
    expect(machine({ lastDone: new Date(start - day) }).look()).toBeUndefined()
  })
})

describe('a clock is not trusted', () => {
  test('when it and that of the database are more than ten minutes apart', () => {
    const { look } = machine({ isApart: true })
    expect(look({ databaseWrongBy: 9 * minute })).toBeUndefined()
    expect(look({ databaseWrongBy: 11 * minute })).toBe('differs')
    expect(look({ databaseWrongBy: -11 * minute })).toBe('differs')
  })

  test('when it jumps for seconds, there and back', () => {
    const { pass, look } = machine({ mark: leave(minute) })
    expect(look()).toBeUndefined()
    for (let times = 0; times < 3; times++) {
      pass(3 * second)
      expect(look({ wrongBy: 400 * day })).toBe('jumped')
    }
    pass(3 * second)
    expect(look()).toBeUndefined()
  })

  test('when it goes back', () => {
    const { pass, look } = machine({ mark: leave(minute) })
    expect(look()).toBeUndefined()
    pass(second)
    expect(look({ wrongBy: -day })).toBe('jumped')
  })

  test('when the last job was done long ago, until it has run evenly for an hour', () => {
    const { pass, look } = machine({ mark: leave(400 * day) })
    expect(look()).toBe('jumped')
    pass(30 * minute)
    expect(look()).toBe('jumped')
    expect(look({ wrongBy: 5 * day })).toBe('jumped')
    pass(31 * minute)
    // The clock jumped in between, so the hour started over.
    expect(look()).toBe('jumped')
    pass(61 * minute)
    expect(look()).toBeUndefined()
    pass(minute)
    expect(look()).toBeUndefined()
  })

  test('when the last job was done long ago, but a PostgreSQL agrees, for a minute', () => {
    const { pass, look } = machine({ isApart: true, mark: leave(400 * day) })
    expect(look()).toBe('jumped')
    pass(minute)
    expect(look()).toBeUndefined()
  })
})

test('the hour of a clock that jumped is counted over restarts', () => {
  const { pass, look, restart } = machine({ mark: leave(400 * day) })
  for (let minutes = 0; minutes < 60; minutes += 5) {
    expect(look()).toBe('jumped')
    pass(5 * minute)
    restart()
  }
  expect(look()).toBeUndefined()
})

describe.each([false, true])('a start by a wrong clock, then by the right one (PostgreSQL: %s)', (isApart) => {
  test.each([-2 * day, day, 400 * day])(
    'off by %i ms for a few minutes: the right one is trusted at once',
    (wrongBy) => {
      const { pass, look, restart, mark } = machine({ isApart, mark: leave(minute) })
      for (let looks = 0; looks < 100; looks++) {
        // A day ahead without another clock is how a machine looks that was off for a day.
        expect(look({ wrongBy }) === undefined).toBe(wrongBy === day && !isApart)
        pass(5 * second)
      }
      restart()
      expect(look()).toBeUndefined()
      pass(11 * minute)
      expect(look()).toBeUndefined()
      expect(mark()?.settled?.getTime()).toBe(start + 500 * second + 11 * minute)
    },
  )

  test('at a first start, 400 days ahead for 16 seconds: nothing is done, and the right one is trusted soon', () => {
    const { pass, look, restart } = machine({ isApart })
    for (let looks = 0; looks < 4; looks++) {
      expect(look({ wrongBy: 400 * day })).toBeDefined()
      pass(4 * second)
    }
    restart()
    look()
    pass(minute)
    expect(look()).toBeUndefined()
  })
})
