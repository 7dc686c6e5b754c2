import {
  addAdministrator,
  listAdministrators,
  removeAdministrator,
} from '../../server/administration/administrators.queries.ts'
import { createSetupToken, setSite } from '../../server/administration/site-state.queries.ts'
import { type Command, findAccountOf, note, Unusable } from './command.ts'

/** Commands on who runs the site, and whether visitors may enter it. */
export const siteCommands: readonly Command[] = [
  {
    name: 'administrator add',
    takes: 'EMAIL',
    words: 'makes the account of an e-mail an administrator, who runs the site at /admin',
    async run(using) {
      const account = await findAccountOf(using)
      if (!account.verified) throw new Unusable(`${account.email} has not been proven yet.`)
      const pseudonym = await addAdministrator(using.db, account.id)
      await note(using, 'administrator.add', `account/${account.id}`, { pseudonym })
      using.say(`${account.email} is administrator ${pseudonym}.`)
      return true
    },
  },
  {
    name: 'administrator remove',
    takes: 'EMAIL',
    words: 'takes that away; what they did stays',
    async run(using) {
      const account = await findAccountOf(using)
      const pseudonym = await removeAdministrator(using.db, account.id)
      if (!pseudonym) throw new Unusable(`${account.email} is no administrator.`)
      await note(using, 'administrator.remove', `account/${account.id}`, { pseudonym })
      using.say(`${account.email} runs the site no more.`)
      return true
    },
  },
  {
    name: 'administrator list',
    takes: '',
    words: 'says who runs the site, and under which pseudonym',
    async run({ db, privacy, say }) {
      for (const { email, pseudonym } of await listAdministrators({ db, privacy })) say(`${pseudonym}  ${email}`)
      return true
    },
  },
  {
    name: 'open',
    takes: '',
    words: 'lets visitors in',
    async run(using) {
      const after = { state: 'open', reason: null } as const
      const before = await setSite(using.db, after)
      await note(using, 'site.open', 'site', { before, after })
      using.say('The site is open.')
      return true
    },
  },
  {
    name: 'close',
    takes: '[--read-only] [--reason TEXT]',
    words: 'keeps visitors out, or lets them only read, and tells them why; administrators go on',
    options: { reason: { type: 'string' }, 'read-only': { type: 'boolean' } },
    async run(using) {
      const reason = String(using.options.reason ?? '').trim() || null
      if (reason && [...reason].length > 200) throw new Unusable('A reason has at most 200 characters.')
      const state = using.options['read-only'] ? 'read_only' : 'closed'
      const after = { state, reason } as const
      const before = await setSite(using.db, after)
      await note(using, 'site.close', 'site', { before, after })
      using.say(state === 'closed' ? 'The site is closed to visitors.' : 'Visitors can read, and change nothing.')
      return true
    },
  },
  {
    name: 'setup-link',
    takes: '',
    words:
      'prints the path of a new link that makes an administrator; it is valid for 24 hours, the earlier one no more',
    async run(using) {
      const token = await createSetupToken(using.db, using.now)
      await note(using, 'site.link', 'site')
      using.say(`/setup/${token}`)
      return true
    },
  },
]
