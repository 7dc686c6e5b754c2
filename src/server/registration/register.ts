import { isGuessable } from '../accounts/common-passwords.ts'
import type { SignUp } from '../accounts/registration.ts'
import { addRequest } from '../accounts/requests.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { Call } from '../platform/http/call.ts'
import { hashOf } from '../platform/tokens.ts'

type EmailCall = Call & { answers: { readonly email: string } }
type RegistrationCall = EmailCall & {
  answers: { readonly name: string; readonly password: string }
  beside: { readonly claim?: string | undefined }
}

/**
 * Counts a request for a mail by its limits: returns whether a mail is sent, or the refusal. It reveals nothing of what
 * others requested for this e-mail.
 */
export async function requestRegistration(call: EmailCall, name: 'register' | 'forgot') {
  const { services, answers, language } = call
  const { email } = answers
  const held = await askLimits(call, name, getTriedBy(call, { email }))
  if (isRefused(held)) return held
  return { silent: held.silent, from: { email, language, site: services.config.publicUrl } }
}

/**
 * Accepts a registration with the call's name, e-mail and password; `signUp` is what it contains besides. The work and
 * the answer are the same whether the e-mail is known or not: only its owner learns which, by mail.
 */
export async function askToRegister(call: RegistrationCall, signUp: SignUp) {
  const { services, answers, beside, now } = call
  const { db, privacy, passwords } = services
  const { name, email, password } = answers
  if (isGuessable(password, [email, name])) return refuse(422, 'password_common', 'password')
  const asked = await requestRegistration(call, 'register')
  if (isRefused(asked)) return asked
  const { hash: passwordHash, key } = await passwords.hash(password)
  const claim = beside.claim ? hashOf(beside.claim).toString('base64url') : null
  const chosen = { name, passwordHash, passwordKey: key.toString('base64') }
  const wish = { asks: 'register', ...chosen, claim, registration: signUp } as const
  await addRequest(db, privacy, { ...asked.from, ...wish }, now)
  return { message: 'mail_sent' as const }
}
