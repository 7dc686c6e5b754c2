import { type Danger, dangers } from '../../contract/administration/today.ts'
import { type Config, isLoopback } from './config.ts'

type Given = Pick<Config, 'BACKUP_DIR' | 'BACKUP_KEY' | 'HOST' | 'TRUSTED_PROXIES' | 'isLocal' | 'publicUrl'>

/** Lists what is not safe yet, given the settings and whether the database is the embedded one. */
export function listDangers(config: Given, embedded: boolean): Danger[] {
  const is: Record<Danger, boolean> = {
    no_backup: config.BACKUP_KEY === undefined,
    backup_beside: embedded && config.BACKUP_KEY !== undefined && config.BACKUP_DIR === undefined,
    no_tls: !config.isLocal && !config.publicUrl.startsWith('https:'),
    plain_http: !isLoopback(config.HOST) && config.TRUSTED_PROXIES === '',
  }
  return dangers.filter((danger) => is[danger])
}

/** The line of the log for each. */
export const dangerWords: Record<Danger, string> = {
  no_backup: 'Not safe yet: there are no backups. Set BACKUP_KEY.',
  backup_beside:
    'Not safe yet: the backups are on the same disk as the database. Set BACKUP_DIR to a folder on another one, and keep a copy of author.key and backup.key elsewhere.',
  no_tls:
    'Not safe yet: people reach the site without TLS. Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.',
  plain_http:
    'Not safe yet: other machines reach this server by plain http. Let only a proxy reach it: set HOST to an address behind it, and TRUSTED_PROXIES.',
}
