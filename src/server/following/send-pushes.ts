import { pushHour } from '../../contract/following/push.ts'
import type { Services } from '../platform/services.ts'
import { findSunday } from '../sight/weeks.queries.ts'
import { listDue, noteSent, postponeService, removeSubscriptions } from './push.queries.ts'
import { loadPushKey, type PushKey } from './push-key.ts'

const hour = 60 * 60_000
/** For how long after the common moment it is still sent: no longer than its signature is valid. */
const sentFor = 24 * hour
/** How long a push service keeps the message for a device that is off, in seconds. */
const keptFor = 3 * 24 * 3600
/** How many addresses are sent to at once, and how many requests run beside each other. */
const [atOnce, beside] = [200, 10]
/** How long a request may take, and how long is waited where a service does not say, in milliseconds. */
const [timeout, usualWait] = [10_000, 10 * 60_000]

type Dependencies = Pick<Services, 'db' | 'privacy' | 'config' | 'log'>
/** What a push service says: it has the message, knows no such address any more, wants to wait, or refuses. */
type Verdict = { is: 'sent' | 'gone' | 'refused' } | { is: 'wait'; until: Date }

/**
 * Sends the push of a week to everyone who has turned it on: empty, the same for all, from one common hour on. A service
 * that asks to wait gets nothing more until then. May be run again at any point: who has had the push of a week gets no
 * second one.
 */
export async function sendPushes(services: Dependencies, now: Date, request: typeof fetch = fetch): Promise<void> {
  const week = findSunday(now)
  const moment = Date.parse(`${week}T${pushHour}:00:00+03:00`)
  if (now.getTime() < moment || now.getTime() >= moment + sentFor) return
  const { db, privacy, log } = services
  const counts = { sent: 0, gone: 0, refused: 0, wait: 0 }
  let send: ReturnType<typeof createSend> | undefined
  for (;;) {
    const due = await listDue(db, { week, now, limit: atOnce })
    if (due.length === 0) break
    send ??= createSend(await loadPushKey({ db, privacy }), services, { now, request })
    const waiting = new Map<string, Date>()
    const verdicts = new Map<string, Verdict>()
    const left = [...due]
    const sendLeft = async () => {
      for (let endpoint = left.pop(); endpoint; endpoint = left.pop()) {
        const { origin } = new URL(endpoint)
        if (waiting.has(origin)) continue
        const verdict = await send!(endpoint)
        verdicts.set(endpoint, verdict)
        if (verdict.is === 'wait') waiting.set(origin, verdict.until)
      }
    }
    await Promise.all(Array.from({ length: beside }, sendLeft))
    const listThose = (...kinds: Verdict['is'][]) =>
      due.filter((endpoint) => kinds.includes(verdicts.get(endpoint)?.is ?? 'wait'))
    await removeSubscriptions(db, listThose('gone'))
    // What is refused is refused again: it is not repeated until next week.
    await noteSent(db, listThose('sent', 'refused'), week)
    for (const [origin, until] of waiting) await postponeService(db, { origin, week, until })
    for (const kind of ['sent', 'gone', 'refused', 'wait'] as const) counts[kind] += listThose(kind).length
  }
  if (send) log(`pushes: ${counts.sent} sent, ${counts.gone} gone, ${counts.refused} refused, ${counts.wait} wait`)
}

/** Creates the function that sends the empty push (RFC 8030) to an address. */
function createSend(
  key: PushKey,
  { config }: Pick<Dependencies, 'config'>,
  { now, request }: { now: Date; request: typeof fetch },
): (endpoint: string) => Promise<Verdict> {
  const subject = config.SECURITY_CONTACT ?? config.publicUrl
  const expires = new Date(now.getTime() + sentFor / 2)
  const signed = new Map<string, Promise<string>>()
  return async (endpoint) => {
    const { origin } = new URL(endpoint)
    const authorization = signed.get(origin) ?? key.authorize({ audience: origin, subject, expires })
    signed.set(origin, authorization)
    const response = await request(endpoint, {
      method: 'POST',
      headers: { Authorization: await authorization, TTL: String(keptFor), Urgency: 'low', Topic: 'news' },
      // A service that sends elsewhere sends where nobody has looked.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined)
    await response?.body?.cancel().catch(() => {})
    return judge(response, now)
  }
}

function judge(response: Response | undefined, now: Date): Verdict {
  if (response?.ok) return { is: 'sent' }
  if (response?.status === 404 || response?.status === 410) return { is: 'gone' }
  if (response && response.status !== 429 && response.status < 500) return { is: 'refused' }
  return { is: 'wait', until: readWait(response?.headers.get('Retry-After') ?? null, now) }
}

/** Returns until when a service asks to wait: a number of seconds or a date, at most a day. */
function readWait(header: string | null, now: Date): Date {
  const asked = header && /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header ?? '') - now.getTime()
  const wait = Number.isFinite(asked) && asked > 0 ? Math.min(asked, sentFor) : usualWait
  return new Date(now.getTime() + wait)
}
