import { demoPeople } from './seed/people.ts'

/** The one password of all demonstration accounts. */
export const demoPassword = 'shafaf-demo-2026'

/** E-mails of the demonstration accounts by role. */
export const demoLogins = demoPeople.map(({ email, role }) => ({ email, role }))
