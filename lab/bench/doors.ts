import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { startSite } from '../../tests/support/site/site.ts'
import { until } from '../../tests/support/wait.ts'
import { median } from './load.ts'

const rounds = 5
const requests = 1500
/** The number of connections one network may hold; ten thousand idle ones come from as many networks as that takes. */
const ofNetwork = 500
const path = '/api/companies/1/profile'

const halfHead = 'GET /api/settings HTTP/1.1\r\nHost: a\r\nX-Slow: '
const halfBody =
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 250000\r\n\r\n{"email":"'

/** The connections held open while other people use the server. */
const attacks: Readonly<Record<string, { count: number; says: string; drips?: true }>> = {
  '200 heads that never end': { count: 200, says: halfHead },
  '10,000 connections that say nothing': { count: 10_000, says: '' },
  '200 bodies that come drop by drop': { count: 200, says: halfBody, drips: true },
}

/**
 * Measures what other people notice while connections are held open: the 99th percentile of the response time of a
 * profile over kept connections, compared with that of the idle server a moment before; medians of interleaved rounds.
 */
export async function doors() {
  const site = await startSite({ env: { DEMO_DATA: '1' } })
  const port = Number(new URL(site.url).port)
  await p99(port)
  const found = []
  for (const [what, attack] of Object.entries(attacks)) {
    const ratios: { quiet: number; p99: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await p99(port)
      const held = await hold(port, attack)
      ratios.push({ quiet, p99: await p99(port) })
      await held.release()
    }
    const of = (name: 'quiet' | 'p99') => median(ratios.map((one) => one[name]))
    found.push({ what, quiet: of('quiet'), p99: of('p99'), apart: median(ratios.map((one) => one.p99 / one.quiet)) })
  }
  await site.remove()
  return found
}

async function hold(port: number, { count, says, drips }: (typeof attacks)[string]) {
  const sockets: Socket[] = []
  let open = 0
  for (let nth = 0; nth < count; nth += 1) {
    const localAddress = `127.0.0.${2 + Math.floor(nth / ofNetwork)}`
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    socket.once('connect', () => {
      open += 1
      if (says) socket.write(says)
    })
    sockets.push(socket)
    // The kernel queues only so many connections that have not been accepted yet.
    if (nth % 200 === 199) await until('connections', () => open === nth + 1)
  }
  await until('all of them', () => open === count)
  const drip = () => {
    for (const socket of sockets) socket.write('a')
  }
  const drops = drips ? setInterval(drip, 1000) : undefined
  return {
    async release() {
      clearInterval(drops)
      for (const socket of sockets) socket.destroy()
      await until('nobody at the doors', () => sockets.every(({ closed }) => closed))
    },
  }
}

async function p99(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const times: number[] = []
  let left = requests
  const one = async () => {
    while (left-- > 0) {
      const began = performance.now()
      await new Promise<void>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent }, (answer) => {
          answer.resume()
          answer.once('end', resolve)
        }).once('error', reject)
      })
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: 4 }, one))
  agent.destroy()
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}
