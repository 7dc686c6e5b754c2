import type { Services } from '../app.ts'

const day = 86_400_000

/**
 * When a mail leaves that somebody else can cause, by an answer or by pressing a button: at a random moment of the next
 * days, so that whoever does it and watches a mailbox learns nothing from when a mail comes (decision 22).
 */
export const atADistance = ({ config, random }: Pick<Services, 'config' | 'random'>, now: Date): Date =>
  new Date(now.getTime() + Math.floor(random() * config.NOTICE_DAYS * day))
