import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { firstInstalled, installFromDebian } from '../../tests/support/postgres/debian.ts'
import { createDatabase, preparePrograms, programFolder } from '../../tests/support/postgres/postgres.ts'
import { until } from '../../tests/support/wait.ts'
import { closeNetwork, Machine, openNetwork, ownAddress, startProgram } from './machines.ts'

const nodes = [
  { name: 'one', address: '10.77.0.11' },
  { name: 'two', address: '10.77.0.12' },
] as const
type Node = (typeof nodes)[number]
type Name = Node['name']

/** How long the cluster may take to have a primary and a standby that each commit waits for, in s. */
const maxWait = 120

/** A PostgreSQL on two machines that Patroni keeps, reached through PgBouncer and HAProxy. */
export type PatroniCluster = {
  /** `DATABASE_URL` for the servers. */
  url: string
  /** Returns the primary's machine, and that of the standby. */
  places(): Promise<{ primary: Machine; standby: Machine; name: Name }>
  /** Waits until a machine other than the one of this name is the primary. */
  untilReplaced(name: Name): Promise<void>
  /** Waits until there is a primary, and a standby that each commit waits for; the error names the `fault` before it. */
  untilHealthy(fault?: string): Promise<void>
  /** Lets the standby become the primary while both run, as an operator does before maintenance. */
  switchOver(): Promise<void>
  stop(): void
}

/** Asks Patroni on a machine whether it has a role; false where it does not answer. */
const hasRole = ({ address }: Node, role: string): Promise<boolean> =>
  fetch(`http://${address}:8008/${role}`, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

/**
 * Starts two machines with etcd, Patroni and PostgreSQL, and beside the servers a third etcd, HAProxy and PgBouncer, all
 * from Debian's packages and with the files of `docs/deploy/cluster`; only folders and passwords differ. Needs root.
 */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const programs = findPrograms()
  const { folder } = preparePrograms()
  const write = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o644 })
    return path
  }
  const read = (name: string) =>
    readFileSync(`docs/deploy/cluster/${name}`, 'utf8').replaceAll('scram-sha-256', 'trust')
  const members = [{ name: 'here', address: ownAddress }, ...nodes]
  const listEtcd = ({ name, address }: { name: string; address: string }) => [
    ...[programs.etcd, '--name', name, '--data-dir', join(folder, `etcd-${name}`), '--enable-v2'],
    ...['--listen-client-urls', `http://${address}:2379`, '--advertise-client-urls', `http://${address}:2379`],
    ...['--listen-peer-urls', `http://${address}:2380`, '--initial-advertise-peer-urls', `http://${address}:2380`],
    ...['--initial-cluster', members.map((one) => `${one.name}=http://${one.address}:2380`).join(',')],
  ]
  const configurePatroni = ({ name, address }: Node) =>
    write(
      `patroni-${name}.yml`,
      read('patroni.yml')
        .replace('name: one', `name: ${name}`)
        .replace(/((?:listen|connect_address): )10\.77\.0\.11/g, `$1${address}`)
        .replace(/data_dir: .*/, `data_dir: ${join(folder, `data-${name}`)}`)
        .replace(/bin_dir: .*/, `bin_dir: ${programFolder()}`)
        .replace(/unix_socket_directories: .*/, `unix_socket_directories: ""`),
    )
  openNetwork()
  const startOn = (node: Node) =>
    new Machine(node.name, node.address, (space) => {
      startProgram(folder, `etcd-${node.name}`, listEtcd(node), space)
      startProgram(folder, `patroni-${node.name}`, [programs.patroni, configurePatroni(node)], space)
    })
  const beside = [
    startProgram(folder, 'etcd-here', listEtcd(members[0]!)),
    startProgram(folder, 'haproxy', [programs.haproxy, '-f', write('haproxy.cfg', read('haproxy.cfg'))]),
  ]
  const machines: Record<Name, Machine> = { one: startOn(nodes[0]), two: startOn(nodes[1]) }
  const users = write('userlist.txt', '"postgres" ""\n')
  const pool = read('pgbouncer.ini').replace(/auth_file = .*/, `auth_file = ${users}`)
  const findPrimary = async () => {
    for (const node of nodes) if (await hasRole(node, 'primary')) return node
    return undefined
  }
  const otherOf = (name: Name) => nodes.find((node) => node.name !== name)!
  const cluster: PatroniCluster = {
    url: `postgres://postgres@${ownAddress}:6432/shafaf`,
    async places() {
      const { name } = (await until('a primary', findPrimary, maxWait))!
      return { primary: machines[name], standby: machines[otherOf(name).name], name }
    },
    async untilReplaced(name) {
      await until('another primary', () => hasRole(otherOf(name), 'primary'), maxWait)
    },
    async untilHealthy(fault = 'its start') {
      await until(
        `a primary and its standby after ${fault}`,
        async () => {
          const primary = await findPrimary()
          return primary && (await hasRole(otherOf(primary.name), 'synchronous'))
        },
        maxWait,
      )
    },
    async switchOver() {
      const { name } = await cluster.places()
      const reply = await fetch(`http://${otherOf(name).address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name, candidate: otherOf(name).name }),
      })
      if (!reply.ok) throw new Error(`Patroni refused a switchover: ${await reply.text()}`)
    },
    stop() {
      for (const machine of Object.values(machines)) machine.close()
      for (const { pid } of beside) execFileSync('pkill', ['-KILL', '-P', String(pid)])
      closeNetwork()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await cluster.untilHealthy()
    await createDatabase(`postgres://postgres@${ownAddress}:5000/postgres`, 'shafaf')
    beside.push(startProgram(folder, 'pgbouncer', [programs.pgbouncer, write('pgbouncer.ini', pool)]))
    await until('PgBouncer', () => canConnect(cluster.url), maxWait)
    return cluster
  } catch (error) {
    cluster.stop()
    throw error
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function findPrograms() {
  const find = (packageName: string, ...places: string[]) => {
    const found = firstInstalled(places)
    if (found) return found
    installFromDebian(packageName, 'The cluster of the laboratory runs on Debian, as root.')
    return firstInstalled(places)!
  }
  return {
    patroni: find('patroni', '/usr/bin/patroni'),
    etcd: find('etcd-server', '/usr/bin/etcd'),
    haproxy: find('haproxy', '/usr/sbin/haproxy'),
    pgbouncer: find('pgbouncer', '/usr/sbin/pgbouncer'),
  }
}
