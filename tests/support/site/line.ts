import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../postgres/postgres.ts'

/**
 * A proxy between a browser and the site: it can be cut, and it can hold, lose or replace the response to a request.
 */
export type Line = {
  url: string
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>
  /** Accepts connections again; does nothing where the line is not cut. */
  restore(): Promise<void>
  /** Delivers requests that start like this to the site from then on, but not their responses. */
  loseReplies(to: string | undefined): void
  /** Holds responses to requests that start like this until the returned function is called. */
  holdReplies(to: string): () => void
  /**
   * Keeps requests that start like this from the site and sends `answer` instead; without it the site answers again.
   */
  answerInstead(to: string, answer?: Answer): void
  /** The number of lost responses. */
  lost(): number
  /** Returns how many requests that start like this have reached the site. */
  arrived(to: string): number
}

type Answer = { status: number; retryAfter?: number }

/** Encodes a refusal as the site sends it. */
function refusalOf({ status, retryAfter }: Answer): string {
  const body = JSON.stringify({ message: 'No' })
  const head = [`HTTP/1.1 ${status} No`, 'Content-Type: application/json', `Content-Length: ${body.length}`]
  if (retryAfter) head.push(`Retry-After: ${retryAfter}`)
  return [...head, 'Connection: close', '', body].join('\r\n')
}

/** Opens a proxy to the site at `target`, such as `http://localhost:4123`. */
export async function openLine(target: string): Promise<Line> {
  const upstreamPort = Number(new URL(target).port)
  const port = await freePort()
  const open = new Set<Socket>()
  let losing: string | undefined
  let holding: { to: string; released: Promise<void> } | undefined
  let answering: { to: string; answer: Answer } | undefined
  let lost = 0
  const carried: string[] = []

  const server = createServer((browser) => {
    const site = connect(upstreamPort, 'localhost')
    let swallow = false
    let answered = false
    let ready: Promise<void> | undefined
    for (const socket of [browser, site]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        open.delete(socket)
        browser.destroy()
        site.destroy()
      })
    }
    browser.on('data', (chunk) => {
      if (answered) return
      // Requests here are small enough that each starts a chunk of its own.
      const text = chunk.toString('latin1')
      if (answering && text.startsWith(answering.to)) {
        answered = true
        browser.end(refusalOf(answering.answer))
        return
      }
      carried.push(text.slice(0, 100))
      if (losing !== undefined && text.startsWith(losing)) swallow = true
      ready = holding && text.startsWith(holding.to) ? holding.released : undefined
      site.write(chunk)
    })
    site.on('data', (chunk) => {
      if (!swallow) return ready ? void ready.then(() => browser.write(chunk)) : void browser.write(chunk)
      lost += 1
      browser.destroy()
    })
  })

  const listen = () => new Promise<void>((resolve) => server.listen(port, () => resolve()))
  await listen()
  return {
    url: `http://localhost:${port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    restore: async () => void (server.listening || (await listen())),
    loseReplies: (to) => {
      losing = to
    },
    holdReplies: (to) => {
      let release: () => void = () => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      holding = { to, released }
      return () => {
        holding = undefined
        release()
      }
    },
    answerInstead: (to, answer) => {
      answering = answer && { to, answer }
    },
    lost: () => lost,
    arrived: (to) => carried.filter((text) => text.startsWith(to)).length,
  }
}
