import { createPasswords } from '../../src/server/accounts/passwords.ts'
import { registration } from '../../tests/support/answers/registration.ts'
import { startTestServer, testPassword } from '../../tests/support/server/server.ts'
import { median } from './load.ts'

type Sample = { known: number[]; unknown: number[] }

/**
 * The largest relative difference allowed: a patient stranger could measure more over a network; less is within the
 * noise of any machine.
 */
const mostApart = 0.1

/**
 * Measures whether sign-in, registration and reset take as long for a known e-mail as for an unknown one (design:
 * trust), with passwords hashed at the cost of production. Interleaved, in random order, medians of processor time over
 * all threads: these calls wait for nothing but their own work, and other work on the machine does not count. Throws
 * where one is distinguishable.
 */
export async function timing(attempts = 60) {
  const server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL: '' } })
  await server.empty()
  // Before the first sign-up: a hash is verified at the cost it was created with.
  server.services.passwords = createPasswords()
  await server.signUp('known@example.com')
  // Without limits: the work is measured, not the waiting.
  server.services.limits = {
    ...server.services.limits,
    attempt: async () => ({ may: 'go', silent: false, warn: false }),
  }
  const asks: Record<string, (email: string) => Promise<unknown>> = {
    'sign-in': (email) => server.call('POST', '/login', { body: { email, password: 'not the password' } }),
    registration: (email) =>
      server.call('POST', '/register', { body: { ...registration, name: 'N', email, password: testPassword } }),
    reset: (email) => server.call('POST', '/password/forgot', { body: { email } }),
  }
  const found: { what: string; known: number; unknown: number; apart: number }[] = []
  for (const [what, ask] of Object.entries(asks)) {
    const took: Sample = { known: [], unknown: [] }
    for (let n = -5; n < attempts; n += 1)
      for (const who of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const began = process.cpuUsage()
        // As long as the known one, so that the length of the name makes no difference.
        await ask(who === 'known' ? 'known@example.com' : 'stray@example.com')
        // The first attempts warm up.
        if (n >= 0) took[who].push(milliseconds(process.cpuUsage(began)))
      }
    const [known, unknown] = [median(took.known), median(took.unknown)]
    found.push({ what, known, unknown, apart: Math.abs(known - unknown) / Math.max(known, unknown) })
  }
  await server.close()
  const told = found.filter(({ apart, known, unknown }) => apart > mostApart && Math.abs(known - unknown) > 0.5)
  if (told.length > 0) throw new Error(`known and unknown e-mails differ in time: ${JSON.stringify(told)}`)
  return found
}

/** Returns processor time in milliseconds. */

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
