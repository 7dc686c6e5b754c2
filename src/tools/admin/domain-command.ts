import { listIdsOf } from '../../server/accounts/current-companies.queries.ts'
import { getMailDomain } from '../../server/limits/wider.ts'
import { listProofDomains } from '../../server/proofs/keys.ts'
import { setDomain } from '../../server/proofs/proofs.queries.ts'
import { type Command, note, parseCompany, Unusable } from './command.ts'

/** Reads a domain as mailboxes are counted by it. */
function parseDomain(typed: string): string {
  const domain = getMailDomain(`a@${typed}`)
  if (domain === undefined || !domain.includes('.'))
    throw new Unusable(`${typed} is no domain of a company: free providers never count.`)
  return domain
}

export const domainCommand: Command = {
  name: 'companies domains',
  takes: 'ID [--add DOMAIN] [--remove DOMAIN]',
  words: 'lists the mail domains whose mailboxes prove work at a company, adds one or takes one away',
  options: { add: { type: 'string' }, remove: { type: 'string' } },
  async run(using) {
    const { db, options, say } = using
    const [id] = (await listIdsOf(db, parseCompany(using.args))) as [number, ...number[]]
    for (const [option, isIts] of [
      ['add', true],
      ['remove', false],
    ] as const) {
      const typed = options[option]
      if (typeof typed !== 'string') continue
      const domain = parseDomain(typed)
      await setDomain(db, id, domain, isIts)
      await note(using, 'company.domain', `company/${id}`, { [option]: domain })
    }
    const domains = await listProofDomains(using, [id])
    say(domains.length > 0 ? `Company ${id}: ${domains.join(', ')}.` : `Company ${id} has no domain.`)
    return true
  },
}
