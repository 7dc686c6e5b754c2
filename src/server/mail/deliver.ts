import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { type Config, isLoopback } from '../platform/config.ts'
import type { Log } from '../platform/http/log.ts'
import type { Letter } from './letter.ts'

/** Hands one letter over; throws when it could not. */
export type Deliver = (letter: Letter) => Promise<void>

/** Well below the time a mail is ours alone to send (`sender.ts`): a server that hangs must not lead to a second mail. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * The address of the mail server as it is used: letters open accounts, so one that `smtp:` leads to elsewhere than on this
 * machine has to offer TLS, unless the address says `?requireTLS=false`.
 */
function requireEncryption(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'smtp:' || isLoopback(url.hostname) || url.searchParams.has('requireTLS')) return address
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

/**
 * By SMTP where `SMTP_URL` says so, over a connection that is kept; else as `.eml` files under `DATA_DIR/mail`. The link
 * is told in the log only where the site is tried out on this machine: whoever reads a log must not get into accounts.
 */
export function createDelivery({ SMTP_URL, MAIL_FROM, DATA_DIR, HOST, publicUrl }: Config, log: Log): Deliver {
  const { protocol, hostname } = new URL(publicUrl)
  // Its address alone says nothing of who else gets in.
  const isTrial = protocol === 'http:' && isLoopback(hostname) && isLoopback(HOST)
  const transport = SMTP_URL
    ? nodemailer.createTransport({ url: requireEncryption(SMTP_URL), pool: true, maxConnections: 5, ...smtpTimeouts })
    : nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async ({ link, ...letter }) => {
    const sent = (await transport.sendMail({ from: MAIL_FROM, ...letter })) as { message?: Buffer }
    if (SMTP_URL || !sent.message) return
    const folder = getFolder({ DATA_DIR })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${randomUUID()}.eml`)
    await writeFile(file, sent.message, { mode: 0o600 })
    log(`mail written to ${file}${link && isTrial ? `: ${link}` : ''}`)
  }
}

const getFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'mail')

/** For how many hours a mail that was written as a file stays: the links in it open accounts. */
const keptHours = 48

/** Deletes mails that were written as files two days ago or before; a file that somebody else has deleted is no mistake. */
export async function forgetWrittenMails(config: Pick<Config, 'DATA_DIR'>, now: Date): Promise<void> {
  const folder = getFolder(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const written = await stat(join(folder, name)).catch(() => undefined)
    if (written && now.getTime() - written.mtimeMs >= keptHours * 3_600_000)
      await rm(join(folder, name), { force: true })
  }
}
