import { hostileFiles } from '../../tests/support/attacks/hostile-files.ts'
import { startTestServer } from '../../tests/support/server/server.ts'
import { median } from './load.ts'

/** The number of files sent per account, within the hourly limit. */
const ofAccount = 20
/** The number of tries: a file that stalls the server does so each time; other work on this machine does not. */
const tries = 3
/** The longest allowed delay of another person's call, in ms. */
const maxStall = 50

/** The longest time another person's call took without any file, and beside each file, in ms. */
export type Stalls = { kept: number; refused: number; quiet: number; worst: number; median: number; stalled: string[] }

/**
 * Sends two hundred files made to be hard on a server, as a person's own picture, while another person requests the
 * settings again and again; measures the longest of these calls beside each file, the least of three tries.
 */
export async function stalls(): Promise<Stalls> {
  const server = await startTestServer({ env: { DATABASE_URL: '' } })
  const files = await hostileFiles()
  const slowestCall = async (goesOn: () => boolean): Promise<number> => {
    let slowest = 0
    do {
      const began = performance.now()
      await server.call('GET', '/settings')
      // Includes the time until the thread is free again: work after the response delays other calls as well.
      await new Promise((resolve) => setImmediate(resolve))
      slowest = Math.max(slowest, performance.now() - began)
    } while (goesOn())
    return slowest
  }
  const quietRounds: number[] = []
  for (let round = 0; round < files.length; round += 1) {
    let calls = 0
    quietRounds.push(await slowestCall(() => ++calls < 20))
  }
  const least = files.map(() => Number.POSITIVE_INFINITY)
  const judged = { kept: 0, refused: 0 }
  for (let nth = 0; nth < tries; nth += 1) {
    await server.empty()
    let token = ''
    for (const [at, { name, bytes, type }] of files.entries()) {
      if (at % ofAccount === 0) token = await server.signUp(`sender-${at}@example.com`)
      const body = new FormData()
      body.set('image', new Blob([new Uint8Array(bytes)], { type }), name)
      let sending = true
      const sent = Promise.resolve(
        server.app.request('/api/profile/picture', {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'X-device': 'web' },
          body,
        }),
      ).finally(() => {
        sending = false
      })
      const slowest = await slowestCall(() => sending)
      const { status } = await sent
      if (status !== 200 && status !== 422) throw new Error(`${name} was answered ${status}: it was not judged`)
      if (nth === 0) judged[status === 200 ? 'kept' : 'refused'] += 1
      least[at] = Math.min(least[at]!, slowest)
    }
  }
  await server.close()
  return {
    ...judged,
    quiet: Math.max(...quietRounds),
    worst: Math.max(...least),
    median: median(least),
    stalled: files.flatMap(({ name }, at) => (least[at]! > maxStall ? [name] : [])),
  }
}
