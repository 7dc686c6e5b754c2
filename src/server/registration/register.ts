import { isGuessable } from '../accounts/common-passwords.ts'
import type { SignUp } from '../accounts/registration.ts'
import { addRequest } from '../accounts/requests.ts'
import { askLimits, triedBy } from '../limits/ask.ts'
import { type Answer, isRefused, refuse } from '../platform/http/answer.ts'
import type { Call } from '../platform/http/route.ts'
import { normalEmail } from '../platform/privacy/normal-email.ts'
import { hashOf } from '../platform/tokens.ts'

/** Who asks for a mail, and whether they get one; or the refusal. It says nothing of what others asked for this e-mail. */
export async function asking(call: Call, name: 'register' | 'forgot') {
  const { services, answers, language } = call
  const email = String(answers.email)
  const held = await askLimits(call, name, triedBy(call, { email: normalEmail(email) }))
  if (isRefused(held)) return held
  return { silent: held.silent, from: { email, language, site: services.config.publicUrl } }
}

/**
 * Takes a registration of the call's name, e-mail and password; `signUp` is what it says beside them. The same work and
 * the same answer whether the e-mail is known or not: only its owner learns which, by mail.
 */
export async function askToRegister(call: Call, signUp: SignUp): Promise<Answer> {
  const { services, answers, beside, now } = call
  const { db, privacy, passwords } = services
  const { name, email, password } = answers
  if (isGuessable(String(password), [String(email), String(name)])) return refuse(422, 'password_common', 'password')
  const asked = await asking(call, 'register')
  if (isRefused(asked)) return asked
  const passwordHash = await passwords.hash(String(password))
  const claim = typeof beside.claim === 'string' && beside.claim ? hashOf(beside.claim).toString('base64url') : null
  const wish = { asks: 'register', name: String(name), passwordHash, claim, registration: signUp } as const
  await addRequest(db, privacy, { ...asked.from, ...(asked.silent ? { asks: 'nothing' } : wish) }, now)
  return { message: 'mail_sent' }
}
