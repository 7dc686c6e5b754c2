import { setTimeout as wait } from 'node:timers/promises'

/** Visitors who open pages, and what became of their requests. */
export type Visitors = {
  requests(): number
  /** `status path` of each request that was not answered with 200, or `error path`. */
  failed: readonly string[]
  longest(): number
  end(): Promise<void>
}

const paths = ['/', '/company/1', '/companies', '/salaries', '/api/companies?limit=12', '/api/companies/1/profile']

/**
 * Lets `many` visitors open one page after the other, each with all scripts and styles it names, and with a pause of
 * that many ms after it.
 */
export function startVisitors(url: string, many = 4, pause = 0): Visitors {
  const failed: string[] = []
  let [requests, longest, ending] = [0, 0, false]
  const read = async (path: string) => {
    const began = performance.now()
    requests += 1
    try {
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) })
      const text = await answer.text()
      if (answer.status !== 200) failed.push(`${answer.status} ${path}`)
      return text
    } catch (error) {
      failed.push(`${(error as Error).cause ?? error} ${path}`)
      return ''
    } finally {
      longest = Math.max(longest, performance.now() - began)
    }
  }
  const visiting = Promise.all(
    Array.from({ length: many }, async (_, visitor) => {
      for (let n = visitor; !ending; n += 1) {
        const page = await read(paths[n % paths.length]!)
        const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)
        for (const path of new Set(named)) await read(path)
        await wait(pause)
      }
    }),
  )
  return {
    ...{ failed, requests: () => requests, longest: () => longest },
    async end() {
      ending = true
      await visiting
    },
  }
}
