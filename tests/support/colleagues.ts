import { randomUUID } from 'node:crypto'
import type { ReviewKind } from '../../src/contract/reviews/kinds.ts'
import { registration } from './registration.ts'
import { sampleBody } from './sample-reviews.ts'
import { type Auth, signIn } from './sign-in.ts'
import type { Site } from './site.ts'
import { until } from './wait.ts'

const post = async (site: Site, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Language': 'en', ...headers },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
}

/** Somebody new: registered, verified by the link of the real mail (which the site prints), and signed in. */
async function signUp(site: Site): Promise<Auth> {
  const who = { email: `${randomUUID()}@example.com`, password: `so-${randomUUID().slice(0, 20)}` }
  const before = site.output().length
  await post(site, '/register', { ...registration, name: 'A colleague', ...who })
  const token = await until(
    'the link of the mail',
    () => /\/auth\/verify\/([\w-]+)/.exec(site.output().slice(before))?.[1],
  )
  await post(site, '/verify', { token })
  return signIn(site, who)
}

/** `count` new people, one after the other so that each gets the link of their own mail. */
export async function signUpColleagues(site: Site, count: number): Promise<Auth[]> {
  const people: Auth[] = []
  while (people.length < count) people.push(await signUp(site))
  return people
}

/** One review of a kind by each of them, over HTTP. */
export async function writeEach(site: Site, people: readonly Auth[], kind: ReviewKind, companyId: number) {
  for (const { token } of people)
    await post(site, `/${kind}/review`, sampleBody(kind, companyId), {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    })
}
