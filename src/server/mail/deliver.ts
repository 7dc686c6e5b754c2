import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { type Config, isLoopback } from '../platform/config.ts'
import type { Log } from '../platform/http/log.ts'
import type { Letter } from './letter.ts'

/** Delivers one e-mail; throws when it could not. */
export type Deliver = (letter: Letter) => Promise<void>

declare module '../platform/services.ts' {
  interface Services {
    /** Delivers an e-mail at once; the others wait in the queue. */
    deliver?: Deliver
  }
}

/**
 * The SMTP timeouts, well below the lease of a mail (`app/mail-sender.ts`): a server that hangs must not cause a second
 * mail.
 */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Returns the URL of the mail server with TLS required. E-mails open accounts, so a server reached by `smtp:` on
 * another machine has to offer TLS, unless the URL says `?requireTLS=false`.
 */
function requireEncryption(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'smtp:' || isLoopback(url.hostname) || url.searchParams.has('requireTLS')) return address
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

/**
 * Creates the delivery: by SMTP if `SMTP_URL` is set, over a connection that is kept open; otherwise as `.eml` files
 * under `DATA_DIR/mail`. The link is logged only in a trial on this machine, since a reader of the log must not get
 * into accounts.
 */
export function createDelivery({ SMTP_URL, MAIL_FROM, DATA_DIR, HOST, publicUrl }: Config, log: Log): Deliver {
  const { protocol, hostname } = new URL(publicUrl)
  // The public address alone does not tell who else can reach the server.
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

/** Hours for which a mail written as a file is kept: the links in it open accounts. */
const keptHours = 48

/**
 * Deletes mails that were written as files two days ago or before; a file that has been deleted meanwhile is no error.
 */
export async function forgetWrittenMails(config: Pick<Config, 'DATA_DIR'>, now: Date): Promise<void> {
  const folder = getFolder(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const written = await stat(join(folder, name)).catch(() => undefined)
    if (written && now.getTime() - written.mtimeMs >= keptHours * 3_600_000)
      await rm(join(folder, name), { force: true })
  }
}
