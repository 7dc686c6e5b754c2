import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../../tests/support/wait.ts'
import type { Write } from './people.ts'

export type Acknowledged = { write: Write; at: number; url: string }

/** People who write, and the ledger of what was acknowledged to them. */
export type Load = {
  acknowledged: readonly Acknowledged[]
  /** Writes that were neither accepted nor told to retry: `status path words`. */
  refused: readonly string[]
  /** Returns how many were told to come back tomorrow: each killed call has used up one of the day's attempts. */
  putOff(): number
  /** The number of responses by status; `none` where there was no response. */
  answers: ReadonlyMap<string, number>
  /** Returns how many requests are pending. */
  underWay(): number
  /** Starts that many more writes. */
  grant(many: number): void
  /** Waits until that many are acknowledged in all. */
  untilAcknowledged(many: number): Promise<void>
  /**
   * Returns the milliseconds from `since` (of `performance.now()`) to the first acknowledgement after it, by the server
   * at `url` or by any; grants the writes this takes.
   */
  recovery(since: number, url?: string): Promise<number>
  /** Waits until everything that was started is acknowledged. */
  untilGranted(): Promise<void>
  /** Does so, and ends. */
  settle(): Promise<void>
  /** Sends an acknowledged write again, which triggers a round of publication. */
  repeat(url: string): Promise<void>
}

/** How long people wait before a retry, and for a response, in ms. */
const pause = 250
const answerTimeout = 8_000

/**
 * Lets `writers` people in parallel send the granted part of `writes`, each to any of `urls`, again and again under its
 * key until it is acknowledged, as the outbox of a browser does. One in five of those is sent once more afterwards.
 */
export function startLoad(urls: readonly string[], writes: Iterable<Write>, writers = 12): Load {
  const left = writes[Symbol.iterator]()
  const acknowledged: Acknowledged[] = []
  const refused: string[] = []
  const answers = new Map<string, number>()
  let [granted, begun, ended, asked, putOff, ending] = [0, 0, 0, 0, 0, false]

  async function post(url: string, { path, key, person, body }: Write): Promise<{ status: string; words: string }> {
    try {
      const reply = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'X-device': 'web',
          'X-Language': 'en',
          Authorization: `Bearer ${person.token}`,
          'Idempotency-Key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerTimeout),
      })
      return { status: String(reply.status), words: await reply.text() }
    } catch {
      return { status: 'none', words: '' }
    }
  }

  /** Sends a write until it is accepted; returns undefined where it is refused. */
  async function send(write: Write): Promise<Acknowledged | undefined> {
    for (;;) {
      const url = urls[Math.floor(Math.random() * urls.length)]!
      asked += 1
      const { status, words } = await post(url, write)
      asked -= 1
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === '200') return { write, at: performance.now(), url }
      const comesAgain = ['none', '503'].includes(status) || (status === '409' && words.includes('in_progress'))
      if (status === '429' && words.includes('quota_reached')) {
        putOff += 1
        return undefined
      }
      if (!comesAgain) {
        refused.push(`${status} ${write.path} ${words}`)
        return undefined
      }
      await wait(pause)
    }
  }

  const writing = Array.from({ length: writers }, async () => {
    while (!ending) {
      if (begun >= granted) {
        await wait(5)
        continue
      }
      const next = left.next()
      if (next.done) throw new Error('everybody has said everything: the drill was prepared too small')
      begun += 1
      const taken = await send(next.value)
      if (taken) acknowledged.push(taken)
      if (taken && Math.random() < 0.2) await send(taken.write)
      ended += 1
    }
  })
  const all = Promise.all(writing)
  let failure: Error | undefined
  all.catch((error: Error) => {
    failure = error
    ending = true
  })
  /** Waits until `is` returns a result, unless writing fails before. */
  const whileWriting = async <T>(what: string, is: () => T) => {
    const found = await until(what, () => (failure ? { failed: true as const } : is()), 120)
    if (failure) throw failure
    return found as NonNullable<T>
  }

  const load: Load = {
    acknowledged,
    refused,
    putOff: () => putOff,
    answers,
    underWay: () => asked,
    grant(many) {
      granted += many
    },
    async untilAcknowledged(many) {
      await whileWriting(`${many} acknowledged writes`, () => acknowledged.length >= many)
    },
    async recovery(since, url) {
      const one = await whileWriting('the first acknowledgement', () => {
        if (begun >= granted) granted += 1
        return acknowledged.find((one) => one.at > since && (!url || one.url === url))
      })
      return one.at - since
    },
    async untilGranted() {
      await whileWriting('what was begun to be acknowledged', () => begun >= granted && ended === begun)
    },
    async settle() {
      await load.untilGranted()
      ending = true
      await all
    },
    async repeat(url) {
      const { status, words } = await post(url, acknowledged[0]!.write)
      if (status !== '200') throw new Error(`a repeated write was answered ${status}: ${words}`)
    },
  }
  return load
}
