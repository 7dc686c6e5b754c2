// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is code as it stands in the sources

import type { Survivor } from './survivors.ts'

/** Changes in the browser's code that no test noticed. */
export const ofClient: readonly Survivor[] = [
  {
    path: 'src/client/data/cache.ts',
    of: 'await mutate(isStale)',
    instead: ';',
    kind: 'beside',
    why: 'Beside the line: what was kept is read anew after something was sent; the logout leads home either way.',
  },
  {
    path: 'src/client/features/employers-entry/screens/ForEmployers.tsx',
    of: "useIntent('unlock', () => setWanted(true))",
    instead: ';',
    kind: 'beside',
    why: 'It goes on after a login, in the browser: tests/browser/employers.test.ts asks to unlock.',
  },
  {
    path: 'src/client/i18n/format.ts',
    of: "const sign = value < 0 && Number(text) !== 0 ? minus : ''",
    instead: "const sign = value <= 0 && Number(text) !== 0 ? minus : ''",
    kind: 'equivalent',
    why: 'Only nought is as much as 0, and its text is 0, which the other half of the condition leaves without a sign.',
  },
  {
    path: 'src/client/i18n/format.ts',
    of: 'const whole = Math.round(Number.isNaN(shifted) ? value * 10 ** digits : shifted)',
    instead: 'const whole = Math.round(Number.isNaN(shifted) ? value * (10 + 1) ** digits : shifted)',
    kind: 'beside',
    why: 'It is for numbers that are written with an exponent: of those next to nothing it makes 0 all the same, and of those of more than twenty digits the site shows none.',
  },
  {
    path: 'src/client/screens/Company.tsx',
    of: "useIntent('write', (type) => signedIn && startReview(type as ReviewTypeName))",
    instead: "useIntent('write-', (type) => signedIn && startReview(type as ReviewTypeName))",
    kind: 'beside',
    why: 'Beside the line: what one wanted before logging in goes on afterwards, which tests/browser/main-job.test.ts follows.',
  },
  {
    path: 'src/client/session/session.ts',
    of: "if (typeof localStorage === 'undefined') return nobody",
    instead: "if (typeof localStorage === 'undefined-') return nobody",
    kind: 'equivalent',
    why: 'Without a storage the next step fails and is caught, and answers the same: nobody is logged in.',
  },
  {
    path: 'src/client/ui/Avatar.tsx',
    of: 'export default function Avatar({ image, name, size = 32 }: AvatarProps) {',
    instead: 'export default function Avatar({ image, name, size = (32 + 1) }: AvatarProps) {',
    kind: 'equivalent',
    why: 'Of 33 pixels the library knows no size, and draws the one of 32: the markup is the same.',
  },
  {
    path: 'src/client/ui/controls/Action.tsx',
    of: "const { kind = 'line', size = 'medium', block, icon, href, external, state, onClick, ...rest } = props",
    instead: "const { kind = 'line', size = 'medium-', block, icon, href, external, state, onClick, ...rest } = props",
    kind: 'equivalent',
    why: 'A size of that name has no style, and the medium one has none either.',
  },
  {
    path: 'src/client/ui/controls/Action.tsx',
    of: "const { kind = 'line', size = 'medium', block, icon, href, external, state, onClick, ...rest } = props",
    instead: "const { kind = 'line-', size = 'medium', block, icon, href, external, state, onClick, ...rest } = props",
    kind: 'equivalent',
    why: 'A kind of that name has no style and no appearance; the plain one has no style either, and its appearance is the one of the library without any.',
  },
  {
    path: 'src/client/ui/states/PageMessage.tsx',
    of: "export function PageMessage({ icon, title, words, tone = 'calm', actions }: PageMessageProps) {",
    instead: "export function PageMessage({ icon, title, words, tone = 'calm-', actions }: PageMessageProps) {",
    kind: 'equivalent',
    why: 'The only tone that is asked for is the other one: whatever it is called, the calm one is the rest.',
  },
]
