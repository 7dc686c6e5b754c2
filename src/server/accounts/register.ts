import { type Answer, refuse } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { isCommon } from './common-passwords.ts'
import type { SignUp } from './registration.ts'
import { addRequest } from './requests.ts'

/** Who asks for a mail; or how long they must wait before the next one. */
export async function asking({ services, answers, language }: Call) {
  const email = String(answers.email).toLowerCase()
  const wait = await services.limits.mail.attempt(email)
  return { wait, from: { email, language, site: services.config.publicUrl } }
}

/**
 * Takes a registration of the call's name, e-mail and password; `signUp` is what it says beside them. The same work and
 * the same answer whether the e-mail is known or not: only its owner learns which, by mail.
 */
export async function askToRegister(call: Call, signUp: SignUp): Promise<Answer> {
  const { services, answers, now } = call
  const { db, privacy, passwords } = services
  const { name, password } = answers
  if (isCommon(String(password))) return refuse(422, 'password_common', 'password')
  const { wait, from } = await asking(call)
  if (wait > 0) return refuse(429, 'too_many', '', wait)
  const passwordHash = await passwords.hash(String(password))
  const asked = { asks: 'register', name: String(name), passwordHash, registration: signUp } as const
  await addRequest(db, privacy, { ...from, ...asked }, now)
  return { message: 'mail_sent' }
}
