import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumPath } from '../../tests/support/browser/chromium.ts'
import { median } from './load.ts'

const run = promisify(execFile)
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
/** Medians, from 0 to 100 for Lighthouse's own categories. */
export type Scores = Record<Category, number> & {
  /** The largest contentful paint, and the total blocking time, in ms. */
  largest: number
  blocked: number
  /**
   * Lighthouse's benchmark index of the machine: it slows every machine down by the same factor, so its scores are
   * those of this one.
   */
  machine: number
  /** The audits the last run did not pass. */
  missed: string[]
}

type Report = {
  environment: { benchmarkIndex: number }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; displayValue?: string; numericValue?: number }>
}

/**
 * Returns the version of Lighthouse, or undefined where it is unavailable. Lighthouse 13 needs a newer Node than the
 * project: it runs in a process of its own, from the package registry.
 */
export async function lighthouseVersion(): Promise<string | undefined> {
  try {
    return (await lighthouse('--version')).trim()
  } catch {
    return undefined
  }
}

/**
 * Visits each of `urls` that many times as a slow phone on a slow network, in turns, and returns the medians of each.
 */
export async function scoresOf(urls: readonly string[], times: number): Promise<Scores[]> {
  const reports: Report[][] = urls.map(() => [])
  for (let time = 0; time < times; time += 1)
    for (const [at, url] of urls.entries()) reports[at]!.push(await judge(url))
  return reports.map(summarize)
}

/** Lighthouse sometimes loses the start of its own trace; a visit it cannot score is repeated, not counted. */
async function judge(url: string): Promise<Report> {
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const options = ['--quiet', '--output=json', `--only-categories=${categories.join()}`]
  for (let visits = 0; visits < 3; visits += 1)
    try {
      return JSON.parse(await lighthouse(url, ...options, `--chrome-flags=${flags.join(' ')}`)) as Report
    } catch (error) {
      console.log(`repeated: ${(error as Error).message.split('\n').at(-2)}`)
    }
  throw new Error(`Lighthouse could not judge ${url}`)
}

function summarize(reports: Report[]): Scores {
  const middle = (of: (report: Report) => number | null | undefined) =>
    Math.round(median(reports.map((one) => of(one) ?? 0)))
  const score = (of: Category) => middle(({ categories: found }) => (found[of].score ?? 0) * 100)
  return {
    ...(Object.fromEntries(categories.map((one) => [one, score(one)])) as Record<Category, number>),
    largest: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue),
    blocked: middle(({ audits }) => audits['total-blocking-time']?.numericValue),
    machine: middle(({ environment }) => environment.benchmarkIndex),
    missed: missedIn(reports.at(-1)!),
  }
}

function missedIn({ categories: found, audits }: Report): string[] {
  return Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '))
}

async function lighthouse(...words: string[]): Promise<string> {
  const { stdout } = await run('npx', ['--yes', '-p', 'node@24', '-p', 'lighthouse@13', 'lighthouse', ...words], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
