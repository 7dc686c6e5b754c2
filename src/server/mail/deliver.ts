import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import type { Log } from '../http/log.ts'
import type { Deliver } from './sender.ts'

/** By SMTP where `SMTP_URL` says so; else as `.eml` files under `DATA_DIR/mail`, with the link told in the log. */
export function createDelivery({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config, log: Log): Deliver {
  const transport = SMTP_URL
    ? nodemailer.createTransport(SMTP_URL)
    : nodemailer.createTransport({ streamTransport: true, buffer: true })
  return async ({ link, ...letter }) => {
    const sent = (await transport.sendMail({ from: MAIL_FROM, ...letter })) as { message?: Buffer }
    if (SMTP_URL || !sent.message) return
    const folder = join(DATA_DIR, 'mail')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${randomUUID()}.eml`)
    await writeFile(file, sent.message, { mode: 0o600 })
    log(`mail written to ${file}${link ? `: ${link}` : ''}`)
  }
}
