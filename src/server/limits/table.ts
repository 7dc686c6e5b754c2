const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What attempts are counted by: the same account, e-mail, network, kind, token; none of them is the whole site. */
export type Part = 'account' | 'email' | 'network' | 'kind' | 'token'

/** So many attempts in so many seconds, and what becomes of one more. */
export type Rule = {
  by: readonly Part[]
  max: number
  /** Instead of `max`, on the day an account begins. */
  maxFirstDay?: number
  /** Seconds from the first attempt on. */
  per: number
  /**
   * Beyond `max`: `wait` refuses until the time is over (the usual); `work` asks for a proof of work that grows with the
   * attempts, and refuses only beyond `refusedAt`; `silence` answers as always, and nothing is sent.
   */
  beyond?: 'wait' | 'work' | 'silence'
  refusedAt?: number
  /** True where the owner is told of the last attempt before it gets harder. */
  warns?: true
  /** True where a success forgets the attempts before it. */
  forgiven?: true
}

const limitPerDay = (max: number, maxFirstDay = max): readonly Rule[] => [
  { by: ['account'], max, maxFirstDay, per: day },
]

/**
 * The rate limits, all there are, each a list of rules from the narrowest to the widest; the first that is over decides.
 * Nobody can lock another person out: whatever goes by an e-mail or an account alone asks for work or keeps silent, and
 * what refuses goes by the network of whoever tries. Only wrong passwords count (a right one is given back), and of
 * contributions only what was taken.
 */
export const table = {
  login: [
    { by: ['email', 'network'], max: 5, per: minute, forgiven: true },
    { by: ['network'], max: 30, per: minute, beyond: 'work', refusedAt: 600 },
    { by: ['network'], max: 300, per: day, beyond: 'work', refusedAt: 10_000 },
    { by: ['email'], max: 50, per: day, beyond: 'work', warns: true },
    { by: [], max: 600, per: minute, beyond: 'work' },
  ],
  /** Mails about those. */
  loginWarning: [{ by: ['email'], max: 1, per: day, beyond: 'silence' }],
  /** The password asked for once more, by somebody signed in. */
  passwordAgain: [
    { by: ['account'], max: 5, per: minute, forgiven: true },
    { by: ['account'], max: 50, per: day, beyond: 'work' },
  ],
  register: [
    { by: ['email', 'network'], max: 5, per: hour, beyond: 'silence' },
    { by: ['network'], max: 20, per: hour, beyond: 'work', refusedAt: 500 },
    { by: ['network'], max: 60, per: day, beyond: 'work', refusedAt: 2000 },
    { by: [], max: 120, per: minute, beyond: 'work' },
    { by: ['email'], max: 20, per: day, beyond: 'silence' },
  ],
  forgot: [
    { by: ['email', 'network'], max: 5, per: hour, beyond: 'silence' },
    { by: ['network'], max: 20, per: hour, beyond: 'work', refusedAt: 500 },
    { by: [], max: 240, per: minute, beyond: 'work' },
  ],
  /** Mails to an address that is to be an account's. */
  changeEmail: [
    { by: ['account'], max: 3, per: day },
    { by: ['email'], max: 5, per: day, beyond: 'silence' },
  ],
  /** Accounts that a mailbox begins: who deletes one may come back, and not as somebody else every day. */
  account: [{ by: ['email'], max: 2, per: 30 * day }],
  /** An ID token of a provider opens one session; longer than it is good for. */
  idToken: [{ by: ['token'], max: 1, per: 15 * minute }],
  /** What a passkey has signed opens one session; longer than a challenge is good for. */
  passkeyChallenge: [{ by: ['token'], max: 1, per: 15 * minute }],
  /**
   * Codes of an app, six digits: so few tries that a day of them finds one in ten thousand accounts. Whoever tries has a
   * session already, and its person has one-time codes, passkeys and the recovery code beside.
   */
  appCode: [
    { by: ['account'], max: 5, per: minute, forgiven: true },
    { by: ['account'], max: 30, per: day },
  ],
  /** A code an app showed counts once; longer than it is good for. */
  appCodeOnce: [{ by: ['account', 'token'], max: 1, per: 5 * minute }],
  /** One-time codes, 50 random bits. */
  backupCode: [{ by: ['account'], max: 10, per: day }],
  passkeyLogin: [
    { by: ['network'], max: 30, per: minute, beyond: 'work', refusedAt: 600 },
    { by: [], max: 600, per: minute, beyond: 'work' },
  ],
  /** Tries of links that mails carry. */
  link: [{ by: ['network'], max: 60, per: minute }],
  invite: [
    { by: ['account', 'email'], max: 5, per: day },
    { by: ['account'], max: 30, per: day },
    { by: ['email'], max: 20, per: day, beyond: 'silence' },
  ],
  companyRequest: limitPerDay(10, 5),
  companyChange: limitPerDay(10, 5),
  /** One call of an account that is under way, by its key: the same one sent again meanwhile counts for nothing. */
  underWay: [{ by: ['account', 'kind'], max: 1, per: 10, forgiven: true }],
  /** Files somebody sends, each of which is work to look at. */
  files: [{ by: ['account'], max: 30, per: hour }],
  /** All there is to say of two employers, and no more than five reviews of one kind. */
  review: [
    { by: ['account', 'kind'], max: 5, maxFirstDay: 3, per: day },
    { by: ['account'], max: 14, maxFirstDay: 7, per: day },
  ],
  edit: limitPerDay(20),
  question: limitPerDay(10, 5),
  answer: limitPerDay(20, 10),
  support: limitPerDay(5),
  /** Readers who look through a whole company press a few dozen times. */
  vote: limitPerDay(60, 20),
  studyAnswer: limitPerDay(30, 10),
  /** What browsers tell of faults: the log is to be read, and a release that breaks tells enough in the first hundred. */
  fault: [
    { by: ['network'], max: 10, per: hour },
    { by: [], max: 300, per: hour },
  ],
  /** Each with a letter of up to 5 MB, which moderators read. */
  unlock: limitPerDay(5, 3),
  /** All there is about a person is gathered. */
  export: limitPerDay(5),
  report: limitPerDay(20, 10),
} as const satisfies Record<string, readonly Rule[]>

export type LimitName = keyof typeof table
