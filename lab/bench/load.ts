import { Agent, get } from 'node:http'

export type Rate = { perSecond: number; p99: number }

/**
 * Requests `url` `count` times over 32 kept connections; returns the responses per second, and the 99th percentile in
 * milliseconds.
 */
export async function load(url: string, count: number, headers: Record<string, string> = {}): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const times: number[] = []
  let left = count
  const began = performance.now()
  const connection = async () => {
    while (left > 0) {
      left -= 1
      const start = performance.now()
      await ask(url, agent, headers)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: 32 }, connection))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return { perSecond: count / seconds, p99: times[Math.floor(times.length * 0.99)]! }
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`))
      reply.resume()
      reply.once('end', resolve)
    }).once('error', reject)
  })
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
