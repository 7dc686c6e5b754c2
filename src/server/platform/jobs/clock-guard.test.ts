import { describe, expect, test } from 'vitest'
import { createClockGuard } from './clock-guard.ts'

const start = Date.parse('2026-11-23T12:00:00Z')
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** A machine whose clock can be set wrong; the database runs on the same machine by default. */
function machine(lastDone: Date | null = null) {
  const judge = createClockGuard()
  let passed = 0
  return {
    pass: (milliseconds: number) => {
      passed += milliseconds
    },
    look: ({ wrongBy = 0, databaseWrongBy = wrongBy }: { wrongBy?: number; databaseWrongBy?: number } = {}) =>
      judge({
        now: new Date(start + passed + wrongBy),
        databaseNow: new Date(start + passed + databaseWrongBy),
        lastDone,
        steady: passed,
      }),
  }
}

describe('a clock is believed', () => {
  test('at the first start, and while it runs evenly', () => {
    const { pass, look } = machine()
    for (let hours = 0; hours < 100; hours++) {
      expect(look()).toBeUndefined()
      pass(60 * minute)
    }
  })

  test('over a start soon after the last job, and over steps of less than two days', () => {
    const { pass, look } = machine(new Date(start - day))
    expect(look()).toBeUndefined()
    pass(minute)
    expect(look({ wrongBy: 30 * 60 * minute })).toBeUndefined()
  })
})

describe('a clock is not believed', () => {
  test('when it and that of the database are more than ten minutes apart', () => {
    const { look } = machine()
    expect(look({ databaseWrongBy: 9 * minute })).toBeUndefined()
    expect(look({ databaseWrongBy: 11 * minute })).toMatch(/that of the database 2026-11-23T12:11/)
    expect(look({ databaseWrongBy: -11 * minute })).toMatch(/that of the database/)
  })

  test('when it jumps for seconds, there and back', () => {
    const { pass, look } = machine()
    expect(look()).toBeUndefined()
    for (let times = 0; times < 3; times++) {
      pass(3 * second)
      expect(look({ wrongBy: 400 * day })).toMatch(/^the clock says 2027-12-28/)
    }
    pass(3 * second)
    expect(look()).toBeUndefined()
  })

  test('when it goes back', () => {
    const { pass, look } = machine()
    expect(look()).toBeUndefined()
    pass(second)
    expect(look({ wrongBy: -day })).toMatch(/the clock says/)
  })

  test('when the last job was done long ago, until it has run evenly for an hour', () => {
    const { pass, look } = machine(new Date(start - 400 * day))
    expect(look()).toMatch(/expected was about 2025/)
    pass(30 * minute)
    expect(look()).toMatch(/expected/)
    expect(look({ wrongBy: 5 * day })).toMatch(/expected/)
    pass(31 * minute)
    // The clock jumped in between, so the hour began anew.
    expect(look()).toMatch(/expected/)
    pass(61 * minute)
    expect(look()).toBeUndefined()
    pass(minute)
    expect(look()).toBeUndefined()
  })
})
