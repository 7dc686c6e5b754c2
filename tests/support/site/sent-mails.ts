import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../wait.ts'
import type { Site } from './site.ts'

/** Every mail the site has written so far, from the real files: quoted-printable undone as far as links need it. */
export function sentMails({ dataFolder }: Pick<Site, 'dataFolder'>): string[] {
  const folder = join(dataFolder, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r?\n/g, ''))
}

/** Waits for a mail to this address with a link that starts so; its path. A link that is in `known` already is another one. */
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
