const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * The parts attempts are counted by: the same account, e-mail, network, kind or token; no part means the whole site.
 * `wide` is the IPv4 /24 or IPv6 /56 of the network, `widest` the IPv6 /48, `hosting` the same as `wide` where nobody
 * lives (`hosting.ts`), `domain` that of the e-mail without large public providers (`wider.ts`).
 */
export type Part = 'account' | 'email' | 'network' | 'kind' | 'token' | 'wide' | 'widest' | 'hosting' | 'domain'

/** A number of attempts in a number of seconds, and what happens beyond it. */
export type Rule = {
  by: readonly Part[]
  max: number
  /** Replaces `max` on the day an account is opened. */
  maxFirstDay?: number
  /** Seconds, from the first attempt on. */
  per: number
  /**
   * What happens beyond `max`: `wait` refuses until the time is over (the default); `work` asks for a proof of work
   * that grows with the attempts, and refuses only beyond `refusedAt`; `silence` answers as always and sends nothing.
   */
  beyond?: 'wait' | 'work' | 'silence'
  refusedAt?: number
  /** True if the owner is notified of the last attempt before it gets harder. */
  warns?: true
  /** True if a success forgets the attempts before it. */
  forgiven?: true
}

const limitPerDay = (max: number, maxFirstDay = max): readonly Rule[] => [
  { by: ['account'], max, maxFirstDay, per: day },
]

/**
 * E-mails to one mailbox that others may have asked for. Beyond the first ones each costs its sender work; the last
 * ones are refused openly. An e-mail that is not sent without a word would lock the mailbox's owner out.
 */
const limitLetters = (max: number): Rule => ({
  by: ['email'],
  max,
  per: day,
  beyond: 'work',
  refusedAt: 10 * max,
})

/**
 * Work for what comes from a wider network, beyond so many in `per` seconds: never a refusal, since an office, a dormitory
 * or a carrier may be behind it. A /48 may do twice as much, a hosting network a tenth.
 */
const limitWider = (max: number, per: number): readonly Rule[] => [
  { by: ['wide'], max, per, beyond: 'work' },
  { by: ['widest'], max: 2 * max, per, beyond: 'work' },
  { by: ['hosting'], max: Math.ceil(max / 10), per, beyond: 'work' },
]

/**
 * All the rate limits, each a list of rules from the narrowest to the widest; the first rule exceeded decides. Nobody
 * can lock another person out without a word: rules that go by an e-mail alone ask for work first, those that refuse at
 * once go by the caller's network or account, and silence is kept only where the person has the e-mail already. Only
 * wrong passwords count (a right one is given back), and of contributions only accepted ones.
 */
export const table = {
  login: [
    { by: ['email', 'network'], max: 5, per: minute, forgiven: true },
    { by: ['network'], max: 30, per: minute, beyond: 'work', refusedAt: 600 },
    { by: ['network'], max: 300, per: day, beyond: 'work', refusedAt: 10_000 },
    ...limitWider(60, minute),
    ...limitWider(600, day),
    { by: ['email'], max: 50, per: day, beyond: 'work', warns: true },
    { by: [], max: 600, per: minute, beyond: 'work' },
  ],
  /** Mails that warn of wrong passwords. */
  loginWarning: [{ by: ['email'], max: 1, per: day, beyond: 'silence' }],
  /** The password asked for once more, of a signed-in person. */
  passwordAgain: [
    { by: ['account'], max: 5, per: minute, forgiven: true },
    { by: ['account'], max: 50, per: day, beyond: 'work' },
  ],
  register: [
    // Not in silence: the e-mails that a stranger on this network asked for hold none of the person's own.
    { by: ['email', 'network'], max: 5, per: hour, beyond: 'work', refusedAt: 50 },
    { by: ['network'], max: 20, per: hour, beyond: 'work', refusedAt: 500 },
    { by: ['network'], max: 60, per: day, beyond: 'work', refusedAt: 2000 },
    limitLetters(20),
    ...limitWider(30, hour),
    ...limitWider(90, day),
    // One company's people, or one person who owns the domain.
    { by: ['domain'], max: 30, per: hour, beyond: 'work' },
    { by: ['domain'], max: 60, per: day, beyond: 'work' },
    { by: [], max: 120, per: minute, beyond: 'work' },
  ],
  /** Codes that prove work at a company: one to a mailbox is enough for a year. */
  proof: [
    { by: ['email', 'network'], max: 3, per: hour, beyond: 'work', refusedAt: 30 },
    { by: ['network'], max: 20, per: hour, beyond: 'work', refusedAt: 500 },
    limitLetters(5),
    ...limitWider(60, hour),
    { by: [], max: 120, per: minute, beyond: 'work' },
  ],
  forgot: [
    { by: ['email', 'network'], max: 5, per: hour, beyond: 'silence' },
    { by: ['network'], max: 20, per: hour, beyond: 'work', refusedAt: 500 },
    ...limitWider(40, hour),
    { by: [], max: 240, per: minute, beyond: 'work' },
  ],
  /** Mails to an address that is to become an account's. */
  changeEmail: [{ by: ['account'], max: 3, per: day }, limitLetters(5)],
  /** E-mails that confirm another recovery code. */
  changeCode: [{ by: ['account'], max: 10, per: day }],
  /** Accounts that a mailbox begins: a person who deletes one may come back, but not as a new person every day. */
  account: [{ by: ['email'], max: 2, per: 30 * day }],
  /** Accounts started over because nothing opened them: counted apart, so that nobody is told of two accounts. */
  beginAnew: [{ by: ['email'], max: 2, per: 30 * day }],
  /** A link begins one account, no matter how often it is opened at once; longer than any link is valid. */
  linkBegins: [{ by: ['token'], max: 1, per: 3 * day }],
  /** A provider's ID token opens one session; the period is longer than the token is valid. */
  idToken: [{ by: ['token'], max: 1, per: 15 * minute }],
  /** What a passkey has signed opens one session; the period is longer than a challenge is valid. */
  passkeyChallenge: [{ by: ['token'], max: 1, per: 15 * minute }],
  /**
   * Codes of an authenticator app, six digits: so few tries that a day of them finds one in ten thousand accounts. The
   * caller has a session already, and its person has one-time codes, passkeys and the recovery code besides.
   */
  appCode: [
    { by: ['account'], max: 5, per: minute, forgiven: true },
    { by: ['account'], max: 30, per: day },
  ],
  /** A code an app showed counts once; the period is longer than the code is valid. */
  appCodeOnce: [{ by: ['account', 'token'], max: 1, per: 5 * minute }],
  /** One-time codes, 50 random bits. */
  backupCode: [{ by: ['account'], max: 10, per: day }],
  passkeyLogin: [
    { by: ['network'], max: 30, per: minute, beyond: 'work', refusedAt: 600 },
    ...limitWider(60, minute),
    { by: [], max: 600, per: minute, beyond: 'work' },
  ],
  /** Attempts to open links sent by mail. */
  link: [{ by: ['network'], max: 60, per: minute }],
  invite: [{ by: ['account', 'email'], max: 5, per: day }, { by: ['account'], max: 30, per: day }, limitLetters(20)],
  companyRequest: limitPerDay(10, 5),
  companyChange: limitPerDay(10, 5),
  /** One call of an account in progress, by its key: the same call sent again meanwhile counts for nothing. */
  underWay: [{ by: ['account', 'kind'], max: 1, per: 10, forgiven: true }],
  /**
   * Files an account sends, each of which costs work to examine; and those the site takes in a day, 5 MB each at most.
   */
  files: [
    { by: ['account'], max: 30, per: hour },
    { by: [], max: 3000, per: day },
  ],
  /** Enough for all a person has to say of two employers, and no more than five reviews of one kind. */
  review: [
    { by: ['account', 'kind'], max: 5, maxFirstDay: 3, per: day },
    { by: ['account'], max: 14, maxFirstDay: 7, per: day },
  ],
  edit: limitPerDay(20),
  question: limitPerDay(10, 5),
  answer: limitPerDay(20, 10),
  support: limitPerDay(5),
  /** Readers who go through a whole company vote a few dozen times. */
  vote: limitPerDay(60, 20),
  studyAnswer: limitPerDay(30, 10),
  /** Faults reported by browsers: the log is meant to be read, and a broken release shows in the first hundred. */
  fault: [
    { by: ['network'], max: 10, per: hour },
    { by: [], max: 300, per: hour },
  ],
  /** Addresses for pushes: a device has one, and changes it when its browser says so. */
  push: [
    { by: ['network'], max: 30, per: hour },
    { by: [], max: 3000, per: hour },
  ],
  /** Each comes with a letter of up to 5 MB, which moderators read. */
  unlock: limitPerDay(5, 3),
  /** Each gathers all there is about a person. */
  export: limitPerDay(5),
  report: limitPerDay(20, 10),
  /** Notices by anybody, each of which moderators read and an author is asked about; `token` is the text. */
  notice: [
    { by: ['network'], max: 5, per: hour, beyond: 'work', refusedAt: 50 },
    { by: ['network'], max: 10, per: day, beyond: 'work', refusedAt: 100 },
    limitLetters(5),
    ...limitWider(20, day),
    { by: ['token'], max: 3, per: day, beyond: 'work' },
    { by: [], max: 60, per: minute, beyond: 'work' },
  ],
  /** What authors answer to notices about their texts. */
  noticeAnswer: limitPerDay(20),
  /** Names that people miss in the lists, each of which an administrator reads. */
  listProposal: limitPerDay(5),
} as const satisfies Record<string, readonly Rule[]>

export type LimitName = keyof typeof table
