import type { Hono } from 'hono'
import ar from '../../../locales/ar/security-policy.json'
import en from '../../../locales/en/security-policy.json'
import { readSettings } from '../lookups/lookups.queries.ts'
import { fill } from '../platform/http/words.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'

/** Days for which `security.txt` is valid; below a year, as RFC 9116 asks, and the same for a whole day. */
const goodFor = 180

const policyPath = '/.well-known/security-policy.txt'

/**
 * Serves well-known addresses: `security.txt` (RFC 9116) with the policy it names, in both languages, for people who
 * report a weakness, and `change-password`, which leads password managers to the page where one is changed.
 */
export function serveWellKnown(app: Hono, { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): void {
  const { publicUrl, SECURITY_CONTACT } = config
  const readContact = async () => {
    if (SECURITY_CONTACT) return SECURITY_CONTACT
    const { email } = await readSettings(db)
    return email ? `mailto:${email}` : `${publicUrl}/about-us`
  }
  const buildTextResponse = (lines: readonly string[]) =>
    new Response(`${lines.join('\n')}\n`, {
      headers: { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'public, max-age=86400' },
    })

  app.get('/.well-known/security.txt', async () =>
    buildTextResponse([
      `Contact: ${await readContact()}`,
      `Expires: ${getDayAfter(clock(), goodFor)}T00:00:00.000Z`,
      'Preferred-Languages: en, ar',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Policy: ${publicUrl}${policyPath}`,
    ]),
  )
  app.get(policyPath, async () => {
    const contact = await readContact()
    return buildTextResponse(
      [en, ar]
        .flatMap(({ title, ...parts }) => [title, ...Object.values(parts), ''])
        .map((part) => fill(part, { contact })),
    )
  })
  app.get('/.well-known/change-password', (context) => context.redirect('/user/myprofile/password', 302))
}
