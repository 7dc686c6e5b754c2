import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../wait.ts'
import type { Site } from './site.ts'

/**
 * Returns every mail the site has written so far, read from the real files: quoted-printable is decoded as far as links
 * need it.
 */
export function sentMails({ dataFolder }: Pick<Site, 'dataFolder'>): string[] {
  const folder = join(dataFolder, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r?\n/g, ''))
}

/**
 * Waits for a mail to this address with a link that starts with `path`; returns the link's path. Links in `known` are
 * skipped.
 */
export function mailedLink(
  site: Pick<Site, 'dataFolder'>,
  { to = '', path, known = new Set() }: { to?: string; path: string; known?: ReadonlySet<string> },
): Promise<string> {
  return until(`the mail to ${to || 'anybody'} with a link to ${path}`, () =>
    sentMails(site)
      .filter((mail) => mail.includes(`To: ${to}`))
      .flatMap((mail) => new RegExp(`${path}[\\w/-]*`).exec(mail)?.[0] ?? [])
      .find((link) => !known.has(link)),
  )
}
