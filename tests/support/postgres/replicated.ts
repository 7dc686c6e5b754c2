import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, freePort, preparePrograms } from './postgres.ts'

/** A PostgreSQL primary and its standby, on two ports of this machine. */
export type Replicated = {
  /** `DATABASE_URL` with both hosts; it reaches the current primary. */
  url: string
  primaryUrl(): string
  standbyUrl(): string
  /** Ends the primary without a clean shutdown, as a crash does, and promotes the standby. */
  failOver(): void
  /** Starts the former primary as a standby of the new one. */
  rejoin(): void
  /** Stops the standby; `startStandby` starts it again. */
  stopStandby(): void
  startStandby(): void
  stop(): void
}

/**
 * Starts both with Debian's programs, as an operator would: `initdb`, `pg_basebackup`, `pg_ctl promote`. While a
 * standby follows, a commit waits until it has it (`synchronous_standby_names`), so that a failover loses nothing
 * acknowledged.
 */
export async function startReplicated(name = 'shafaf'): Promise<Replicated> {
  const { folder, run } = preparePrograms()
  const nodes = [
    { data: join(folder, 'one'), port: await freePort() },
    { data: join(folder, 'two'), port: await freePort() },
  ]
  type Node = (typeof nodes)[number]
  let [primary, standby] = nodes as [Node, Node]
  const start = ({ data, port }: Node) => {
    const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
    run('pg_ctl', '-D', data, '-w', '-l', `${data}.log`, '-o', settings, 'start')
  }
  const end = ({ data }: Node) => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
  const waitFor = ({ data }: Node, standbys: string) => {
    appendFileSync(join(data, 'postgresql.conf'), `\nsynchronous_standby_names = '${standbys}'\n`)
    run('pg_ctl', '-D', data, 'reload')
  }
  const follow = () => {
    rmSync(standby.data, { recursive: true, force: true })
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
    run('pg_basebackup', ...from, '-D', standby.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync')
    start(standby)
    waitFor(primary, '*')
  }
  const urlOf = ({ port }: Node, database = name) => `postgres://postgres@127.0.0.1:${port}/${database}`

  run(
    'initdb',
    '-D',
    primary.data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  start(primary)
  await createDatabase(urlOf(primary, 'postgres'), name)
  follow()
  return {
    url: `postgres://postgres@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${name}`,
    primaryUrl: () => urlOf(primary),
    standbyUrl: () => urlOf(standby),
    failOver() {
      end(primary)
      ;[primary, standby] = [standby, primary]
      // The new primary has no standby to wait for.
      waitFor(primary, '')
      run('pg_ctl', '-D', primary.data, '-w', 'promote')
    },
    rejoin: follow,
    stopStandby: () => end(standby),
    startStandby: () => start(standby),
    stop() {
      for (const node of nodes)
        try {
          end(node)
        } catch {
          // This node has ended already.
        }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
