import { randomUUID } from 'node:crypto'
import { challengeHeader, countBits, proofHeader } from '../../src/contract/work.ts'
import { createPasswords } from '../../src/server/accounts/passwords.ts'
import { maxBits } from '../../src/server/limits/work.ts'
import { registration } from '../../tests/support/answers/registration.ts'
import { proveWork } from '../../tests/support/server/prove-work.ts'
import { newCompany, write } from '../../tests/support/server/reviewed-company.ts'
import { startTestServer, testPassword } from '../../tests/support/server/server.ts'

type Answer = { status: number; headers: Headers }
type Attempt = (n: number, headers: Record<string, string>) => Promise<Answer>

/**
 * Measures what one attacker from one network pays for each attempt, in seconds of their own: the waits the server asks
 * for, by a clock that is moved forward, the proofs of work it asks for, really computed on this machine, and the calls
 * themselves, with passwords hashed at the cost of production.
 */
export async function attackersTime() {
  let now = new Date('2026-10-15T00:00:00Z')
  const server = await startTestServer({
    clock: () => now,
    env: { TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL: '' },
  })
  const { call, mailbox } = server
  server.services.passwords = createPasswords()
  const from = { 'X-Forwarded-For': '203.0.113.9' }
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }

  /**
   * Makes that many attempts, including all waits and proofs; returns the total seconds, and how many succeeded at
   * once.
   */
  async function attack(count: number, attempt: Attempt) {
    let seconds = 0
    let free = 0
    let held = false
    let hardest = 0
    for (let n = 0; n < count; n += 1) {
      for (let proof = ''; ; ) {
        const began = performance.now()
        const { status, headers } = await attempt(n, { ...from, ...(proof && { [proofHeader]: proof }) })
        spend(began)
        if (status !== 429) break
        held = true
        const challenge = headers.get(challengeHeader)
        const wait = Number(headers.get('Retry-After') ?? 0)
        proof = ''
        if (challenge) {
          hardest = Math.max(hardest, countBits(challenge))
          const working = performance.now()
          proof = proveWork(challenge)
          spend(working)
        } else if (wait > 3600) return { seconds, made: n, free, hardest, wait }
        else {
          seconds += wait
          pass(wait)
        }
      }
      if (!held) free += 1
    }
    return { seconds, made: count, free, hardest, wait: 0 }

    function spend(began: number) {
      const took = (performance.now() - began) / 1000
      seconds += took
      pass(took)
    }
  }

  const rows: { what: string; seconds: number; free: string; note: string }[] = []
  const add = (what: string, { seconds, made, free, hardest, wait }: Awaited<ReturnType<typeof attack>>) =>
    rows.push({
      what,
      seconds: seconds / Math.max(1, made),
      free: `${made} made, ${free} at once`,
      note: wait > 0 ? `then ${Math.round(wait / 3600)} h` : hardest > 0 ? `work of ${hardest} bits` : '',
    })

  await server.empty()
  await server.signUp('sara@example.com')
  await server.liftLimits()
  const login = (email: string, headers: Record<string, string>) =>
    call('POST', '/login', { body: { email, password: 'not the password' }, headers })
  add('one guess at one account', await attack(120, (_, headers) => login('sara@example.com', headers)))
  await server.liftLimits()
  add('one guess at anybody', await attack(400, (n, headers) => login(`person${n}@example.com`, headers)))

  await server.liftLimits()
  const begin: Attempt = async (n, headers) => {
    const email = `new${n}@example.com`
    const body = { ...registration, name: 'N', email, password: testPassword }
    const asked = await call('POST', '/register', { body, headers })
    if (asked.status !== 200) return asked
    const link = { token: await mailbox.tokenFor(email), password: testPassword }
    return call('POST', '/verify', { body: link, headers: from })
  }
  const accounts = await attack(60, begin)
  add('one account, a mailbox each at hand', accounts)

  await server.liftLimits()
  const company = await newCompany(server)
  for (let n = 0; n < 30; n += 1) await write(server, company)
  const { json } = await call('GET', `/companies/${company}/reviews?limit=30`)
  const reviews: string[] = json.data.reviews.map(({ id }: { id: string }) => id)
  const token = await server.signUp('voter@example.com')
  await server.liftLimits()
  const vote: Attempt = (n, headers) =>
    call('POST', `/reviews/${reviews[n % reviews.length]}/reaction`, { token, headers, body: { reaction: 'helpful' } })
  add('one vote of an account that began today', await attack(100, vote))
  await server.liftLimits()
  const report: Attempt = (n, headers) =>
    call('POST', '/reports', {
      token,
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      body: { subject: 'review', subject_id: reviews[n % reviews.length], reason: 'spam' },
    })
  add('one report of an account that began today', await attack(100, report))
  const again = accounts.seconds / accounts.made
  rows.push({ what: 'one more vote on the same review', seconds: again, free: 'an account each', note: '' })

  const began = performance.now()
  const bits = 18
  for (let n = 0; n < 4; n += 1) proveWork(`bench.${bits}.${n}.x.y`)
  const each = (performance.now() - began) / 4000
  for (const hard of [16, 19, maxBits])
    rows.push({ what: `a proof of ${hard} bits`, seconds: each * 2 ** (hard - bits), free: 'on average', note: '' })
  await server.close()
  return rows
}
