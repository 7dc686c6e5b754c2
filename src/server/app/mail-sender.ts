import { mayMail } from '../accounts/may-mail.ts'
import { isRequest, settle } from '../accounts/requests.ts'
import type { Deliver } from '../mail/deliver.ts'
import { renderLetter } from '../mail/letter.ts'
import { findAddresseeAt, postponeMail, removeMail, takeMail } from '../mail/mail.queries.ts'
import { isChosen } from '../mail/preferences.ts'
import type { Mail } from '../mail/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { type Log, logFailure } from '../platform/http/log.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Services = { db: Database; privacy: Privacy; clock: () => Date; deliver: Deliver; log: Log }

const minute = 60_000
/** A process that dies while sending leaves the mail to whoever looks after this time. */
const leaseDuration = 5 * minute
/** Longest wait of a letter that was refused. */
const maxWait = 60
/** With the waits between them these last a week. They are counted, not timed: a wrong clock gives up nothing. */
const maxAttempts = 172
/** So many letters are on their way at once: one that takes long holds up a part of the others only. */
export const atOnce = 5
/** How long nothing is tried after the server that takes the mail was not there. */
const pause = minute

/** Why a round ended: the server that takes the mail is away, so that trying the next letter would only wait again. */
export type Round = { sent: number; away?: string }

/**
 * Sends what is due, one after the other. A letter that is refused waits longer each time, up to an hour, and is given up
 * after a week, or at once when its address is refused for good. Where the server that takes the mail does not answer, the
 * round ends and no letter has lost anything by it. A mail is removed only once it was handed over: a process that dies
 * between the two leads to a second mail, never to none. `onTaken` hears of each before it leaves.
 */
export async function sendDueMail(
  { db, privacy, clock, deliver, log }: Services,
  onTaken: () => void = () => {},
): Promise<Round> {
  for (let sent = 0; ; ) {
    const now = clock()
    const mail = await takeMail(db, now, new Date(now.getTime() + leaseDuration))
    if (!mail) return { sent }
    onTaken()
    try {
      const due = await settleMail({ db, privacy }, mail.payload, now)
      if (due) await deliver(renderLetter(due))
      await removeMail(db, mail.id)
      if (due) sent++
    } catch (error) {
      const { name = 'Error', code = '', responseCode = '' } = error as Failure
      const why = `${name} ${code} ${responseCode}`.trim()
      if (isAway(error)) {
        // Behind the others, in case that it is this letter the other server stumbles over.
        await postponeMail(db, mail.id, { nextAt: new Date(now.getTime() + pause), attempts: mail.attempts - 1 })
        return { sent, away: why }
      }
      log(`mail could not be sent, attempt ${mail.attempts}: ${why}`, { level: 'warn' })
      const wait = Math.min(2 ** mail.attempts, maxWait) * minute
      if (mail.attempts >= maxAttempts || isRefusedForGood(error)) await removeMail(db, mail.id)
      else await postponeMail(db, mail.id, { nextAt: new Date(now.getTime() + wait), attempts: mail.attempts })
    }
  }
}

/**
 * The mail that waits; undefined where what was asked for leads to none. A request is settled each time it is tried: its
 * link counts from when it is handed over, however long the mail had to wait.
 */
async function settleMail(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  payload: Buffer,
  now: Date,
): Promise<Mail | undefined> {
  const opened = privacy.openMail(payload)
  if (!isRequest(opened)) return keepWanted({ db, privacy }, opened as Mail)
  return db.transaction((tx) => settle(tx, privacy, opened, now))
}

/** A mail somebody chose to get may have waited long: whoever no longer wants it, or has left meanwhile, gets none. */
async function keepWanted({ db, privacy }: Pick<Services, 'db' | 'privacy'>, mail: Mail): Promise<Mail | undefined> {
  if (!isChosen(mail.kind)) return mail
  const addressee = await findAddresseeAt({ db, privacy }, mail.to)
  return addressee && mayMail(addressee, mail.kind) ? mail : undefined
}

type Failure = { name?: string; code?: string; responseCode?: number; response?: string; command?: string }

/** Not this letter is the matter but the way to the server, its name and password, or that it takes nothing now (421). */
function isAway(error: unknown): boolean {
  const { code = '', responseCode } = error as Failure
  return (
    /^(ECONN\w*|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|ENOAUTH|EPROXY|ENOTFOUND|EPIPE)$/.test(code) || responseCode === 421
  )
}

/**
 * The receiving server knows no such address and says that it never will (SMTP 5xx for the recipient). What it refuses as
 * a rule of its own (5.7), such as mail from us, is for the operator to put right.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = error as Failure
  const ofRecipient = code === 'EENVELOPE' && command !== 'MAIL FROM'
  return ofRecipient && responseCode >= 550 && responseCode <= 553 && !/^\d{3}[ -]5\.7\./.test(response)
}

/**
 * Looks for due mail again and again until stopped; a minute later while the other server is away, which is told when it
 * begins and when it ends. `stop()` resolves when the mail in hand is done.
 */
export function startSender(services: Services, every = 1000): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout
  let working = Promise.resolve()
  let wasAway = false
  const round = async (): Promise<number> => {
    const lines: Promise<PromiseSettledResult<Round>[]>[] = []
    // Each letter lets another line look for the next one: where nothing is due there is one look.
    const open = () => {
      if (lines.length < atOnce) lines.push(Promise.allSettled([sendDueMail(services, open)]))
    }
    open()
    let away: string | undefined
    for (const line of lines)
      for (const one of await line) {
        if (one.status === 'rejected') throw one.reason
        away ??= one.value.away
      }
    if (away && !wasAway)
      services.log(`mail waits: the server that SMTP_URL names does not take it: ${away}`, { level: 'warn' })
    if (!away && wasAway) services.log('mail leaves again')
    wasAway = away !== undefined
    return away ? pause : every
  }
  const look = () => {
    working = round()
      .catch((error) => {
        if (isUnavailable(error)) services.log('mail waits: the database does not answer', { level: 'warn' })
        else logFailure(services.log, error, 'mail waits:')
        return every
      })
      .then((wait) => {
        if (!stopped) timer = setTimeout(look, wait)
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
