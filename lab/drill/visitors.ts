/** Visitors who open pages, and what became of their requests. */
export type Visitors = {
  requests(): number
  /** `status path` of each request that was not answered with 200. */
  failed: readonly string[]
  longest(): number
  end(): Promise<void>
}

const paths = ['/', '/company/1', '/companies', '/salaries', '/api/companies?limit=12', '/api/companies/1/profile']

/** Lets `many` visitors open one page after the other, each with all scripts and styles it names. */
export function startVisitors(url: string, many = 4): Visitors {
  const failed: string[] = []
  let [requests, longest, ending] = [0, 0, false]
  const read = async (path: string) => {
    const began = performance.now()
    requests += 1
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    longest = Math.max(longest, performance.now() - began)
    if (answer?.status !== 200 || text === undefined) failed.push(`${answer?.status ?? 'none'} ${path}`)
    return text ?? ''
  }
  const visiting = Promise.all(
    Array.from({ length: many }, async (_, visitor) => {
      for (let n = visitor; !ending; n += 1) {
        const page = await read(paths[n % paths.length]!)
        const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)
        for (const path of new Set(named)) await read(path)
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
