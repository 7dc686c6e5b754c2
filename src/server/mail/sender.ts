import { isRequest, settle } from '../accounts/requests.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../http/log.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { type Letter, letterOf } from './letter.ts'
import { isChosen, mayMail } from './may-mail.ts'
import type { Mail } from './queue.ts'
import { addresseeAt, postponeMail, removeMail, replaceMail, takeMail } from './store.ts'

/** Hands one letter over; throws when it could not. */
export type Deliver = (letter: Letter) => Promise<void>

type Services = { db: Database; privacy: Privacy; clock: () => Date; deliver: Deliver; log: Log }

const minute = 60_000
/** A process that dies while sending leaves the mail to whoever looks after this time. */
const patience = 5 * minute
const attemptsAtMost = 12

/**
 * Sends what is due, one after the other; gives how many were sent. What fails waits longer each time, up to 6 hours, and
 * is given up after a day and a half, or at once when the address is refused for good. A mail is removed only once it was
 * handed over: a process that dies between the two leads to a second mail, never to none.
 */
export async function sendDueMail({ db, privacy, clock, deliver, log }: Services): Promise<number> {
  for (let sent = 0; ; ) {
    const now = clock()
    const mail = await takeMail(db, now, new Date(now.getTime() + patience))
    if (!mail) return sent
    try {
      const due = await mailOf({ db, privacy }, mail, now)
      if (due) await deliver(letterOf(due))
      await removeMail(db, mail.id)
      if (due) sent++
    } catch (error) {
      const { name = 'Error', code = '' } = error as { name?: string; code?: string }
      log(`mail could not be sent, attempt ${mail.attempts}: ${name} ${code}`)
      const wait = Math.min(2 ** mail.attempts, 360) * minute
      if (mail.attempts >= attemptsAtMost || isRefusedForGood(error)) await removeMail(db, mail.id)
      else await postponeMail(db, mail.id, new Date(now.getTime() + wait))
    }
  }
}

/**
 * The mail that waits; undefined where what was asked for leads to none. A request is settled once and replaced by its
 * mail, so that a second attempt sends the same link.
 */
async function mailOf(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  { id, payload }: { id: string; payload: Buffer },
  now: Date,
): Promise<Mail | undefined> {
  const opened = privacy.openMail(payload)
  if (!isRequest(opened)) return wanted({ db, privacy }, opened as Mail)
  return db.transaction(async (tx) => {
    const mail = await settle(tx, privacy, opened, now)
    if (mail) await replaceMail(tx, id, privacy.sealMail(mail))
    return mail
  })
}

/** A mail somebody chose to get may have waited long: whoever no longer wants it, or has left meanwhile, gets none. */
async function wanted({ db, privacy }: Pick<Services, 'db' | 'privacy'>, mail: Mail): Promise<Mail | undefined> {
  if (!isChosen(mail.kind)) return mail
  const addressee = await addresseeAt(db, mail.to)
  return addressee && mayMail(privacy, addressee, mail.kind) ? mail : undefined
}

/** The receiving server knows no such address and says that it never will (SMTP 5xx for the recipient). */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500 && responseCode < 600
}

/** Looks for due mail again and again until stopped; `stop()` resolves when the mail in hand is done. */
export function startSender(services: Services, every = 1000): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout
  let working = Promise.resolve()
  const look = () => {
    working = sendDueMail(services)
      .then(() => undefined)
      .catch(() => services.log('mail waits: the database does not answer'))
      .then(() => {
        if (!stopped) timer = setTimeout(look, every)
      })
  }
  look()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
