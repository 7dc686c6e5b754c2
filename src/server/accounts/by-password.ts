import { askLimits, getTriedBy } from '../limits/ask.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { Call } from '../platform/http/call.ts'
import { findAccount } from './accounts.queries.ts'
import { openSecret } from './locks.ts'
import { addRequest } from './requests.ts'

/**
 * Returns the account that the call's e-mail and password open, or a refusal, which is the same for a wrong password
 * and for an unknown e-mail. After many wrong passwords in a day the owner gets a mail, and further attempts are slowed
 * down; nobody is locked out.
 */
export async function findAccountByPassword(
  call: Call & { readonly answers: { readonly email: string; readonly password: string } },
) {
  const { services, answers } = call
  const { limits, passwords, privacy } = services
  const { email } = answers
  const tried = getTriedBy(call, { email })
  const held = await askLimits(call, 'login', tried)
  if (isRefused(held)) return held
  const account = await findAccount(services, email)
  let key: Buffer | undefined
  try {
    key = await passwords.open(answers.password, account?.passwordHash)
  } catch (error) {
    await limits.giveBack('login', tried)
    throw error
  }
  if (key && account) {
    await limits.forgive('login', tried)
    const { passwordHash: _, locks, ...stored } = account
    return { ...stored, secret: openSecret(privacy, locks, { kind: 'password', by: key }) }
  }
  if (held.warn) await warnOwner(call, email)
  return refuse(401, 'login_failed')
}

/**
 * Queues the warning to the owner. Whether the e-mail has an account is looked up when the mails are sent, so the call
 * does the same for every e-mail. One transaction records that the day's warning is used up and queues it, so a process
 * that dies in between does not lose it.
 */
async function warnOwner(call: Call, email: string): Promise<void> {
  const { services, language, now } = call
  const from = { email, language, site: services.config.publicUrl }
  await services.db.transaction(async (tx) => {
    const within = { services: { ...services, limits: services.limits.within(tx) } }
    const held = await askLimits(within, 'loginWarning', getTriedBy(call, { email }))
    const silent = isRefused(held) || held.silent
    await addRequest(tx, services.privacy, { ...from, asks: silent ? 'nothing' : 'warning' }, now)
  })
}
