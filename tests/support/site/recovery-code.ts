import { mailedLink, sentMails } from './sent-mails.ts'
import type { Site } from './site.ts'

/** Gives a signed-in person a recovery code of their own, over HTTP, which the letter to them confirms. */
export async function keepRecoveryCode(
  site: Pick<Site, 'url' | 'dataFolder'>,
  { token, email, code }: { token: string; email: string; code: string },
): Promise<void> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${site.url}/api/account/recovery-code${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    })
    if (reply.status !== 200) throw new Error(`${path}: ${await reply.text()}`)
  }
  await post('', { code })
  const link = await mailedLink(site, { to: email, path: '/auth/recovery/' })
  await post('/confirm', { token: link.split('/').at(-1) })
}

/** Returns the recovery codes in the letters to this address. */
export const mailedCodes = (site: Pick<Site, 'dataFolder'>, to: string): string[] =>
  sentMails(site)
    .filter((mail) => mail.includes(`To: ${to}`))
    .flatMap((mail) => /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(mail)?.[0] ?? [])
