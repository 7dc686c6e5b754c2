import { mayMail } from '../accounts/may-mail.ts'
import { isRequest, settle } from '../accounts/requests.ts'
import type { Deliver } from '../mail/deliver.ts'
import { renderLetter } from '../mail/letter.ts'
import { findAddresseeAt, leaseMail, postponeMail, removeMail } from '../mail/mail.queries.ts'
import { isChosen } from '../mail/preferences.ts'
import type { Mail } from '../mail/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { type Log, logFailure } from '../platform/http/log.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Services = { db: Database; privacy: Privacy; clock: () => Date; deliver: Deliver; log: Log }

const minute = 60_000
/** The lease of a mail: if the process that sends it dies, another one may take the mail after this time. */
const leaseDuration = 5 * minute
/** The longest wait of an e-mail that was refused. */
const maxWait = 60
/**
 * The most attempts; with the waits between them they last a week. Counted rather than timed, so that a wrong clock
 * gives up nothing.
 */
const maxAttempts = 172
/** The number of e-mails sent concurrently: one that takes long delays only a part of the others. */
export const atOnce = 5
/** Time without attempts after the mail server was not available. */
const pause = minute

/**
 * The result of a round; `away` is why it ended early: the mail server is not available, so the next e-mail would only
 * wait again.
 */
export type Round = { sent: number; away?: string }

/**
 * Sends due mail, one e-mail after the other. An e-mail that is refused waits longer each time, up to an hour, and is
 * given up after a week, or at once when its address is refused permanently. When the mail server does not answer, the
 * round ends and that attempt does not count. A mail is deleted only once it was handed over: a process that dies
 * between the two causes a second mail, never a lost one. `onTaken` is called for each before it is sent.
 */
export async function sendDueMail(
  { db, privacy, clock, deliver, log }: Services,
  onTaken: () => void = () => {},
): Promise<Round> {
  for (let sent = 0; ; ) {
    const now = clock()
    const mail = await leaseMail(db, now, new Date(now.getTime() + leaseDuration))
    if (!mail) return { sent }
    onTaken()
    try {
      const due = await prepareMail({ db, privacy }, mail.payload, now)
      if (due) await deliver(renderLetter(due))
      await removeMail(db, mail.id)
      if (due) sent++
    } catch (error) {
      const { name = 'Error', code = '', responseCode = '' } = error as Failure
      const why = `${name} ${code} ${responseCode}`.trim()
      if (isAway(error)) {
        // Put behind the others, in case it is this e-mail that makes the mail server fail.
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
 * Opens the queued mail; undefined when a request leads to none. A request is settled each time it is tried: its link
 * counts from when it is handed over, no matter how long the mail had to wait.
 */
async function prepareMail(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  payload: Buffer,
  now: Date,
): Promise<Mail | undefined> {
  const opened = privacy.openMail(payload)
  if (!isRequest(opened)) return checkStillWanted({ db, privacy }, opened as Mail)
  return db.transaction((tx) => settle(tx, privacy, opened, now))
}

/**
 * Checks a mail that is optional, since it may have waited long: a person who does not want it any more, or has left
 * meanwhile, gets none.
 */
async function checkStillWanted(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  mail: Mail,
): Promise<Mail | undefined> {
  if (!isChosen(mail.kind)) return mail
  const addressee = await findAddresseeAt({ db, privacy }, mail.to)
  return addressee && mayMail(addressee, mail.kind) ? mail : undefined
}

type Failure = { name?: string; code?: string; responseCode?: number; response?: string; command?: string }

/**
 * Returns whether an error is not about this e-mail but about the mail server: the connection, the credentials, or that
 * it accepts nothing at present (421).
 */
function isAway(error: unknown): boolean {
  const { code = '', responseCode } = error as Failure
  return (
    /^(ECONN\w*|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|ENOAUTH|EPROXY|ENOTFOUND|EPIPE)$/.test(code) || responseCode === 421
  )
}

/**
 * Returns whether the receiving server rejects the address permanently (SMTP 5xx for the recipient). A rejection by
 * policy (5.7), such as of mail from this site, is for the operator to fix.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = error as Failure
  const ofRecipient = code === 'EENVELOPE' && command !== 'MAIL FROM'
  return ofRecipient && responseCode >= 550 && responseCode <= 553 && !/^\d{3}[ -]5\.7\./.test(response)
}

/**
 * Looks for due mail repeatedly until stopped; after a minute while the mail server is unavailable, which is logged
 * when it begins and when it ends. `stop()` resolves when the mail in progress is done.
 */
export function startSender(services: Services, every = 1000): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout
  let working = Promise.resolve()
  let wasAway = false
  const round = async (): Promise<number> => {
    const lines: Promise<PromiseSettledResult<Round>[]>[] = []
    // Each e-mail taken starts another worker that looks for the next one: when nothing is due there is one look.
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
