/**
 * `npm run tasks`: does the tasks of the design reviews on a phone of 360 px, in both languages, and counts what
 * each takes. Prints a table, writes it into `docs/tasks.md`, and exits with an error where a task takes more than its
 * goal or was not finished. `npm run tasks -- salary` counts only the tasks whose name contains this word, which it does
 * together with those they come after, and writes nothing. `SHOTS` names a folder for a picture of each task that was not
 * finished, and `DEMO_DATA_MADE` one with demonstration data, which are made otherwise.
 */
import type { Browser } from 'puppeteer'
import { type Language, openBrowser } from '../../tests/support/browser/browser.ts'
import { startSite } from '../../tests/support/site/site.ts'
import { printTable } from '../bench/table.ts'
import { finding } from './finding.ts'
import { newcomers } from './newcomers.ts'
import { describeAll, listRows, type Outcome, writePage } from './page.ts'
import { openPerson } from './person.ts'
import { talking } from './talking.ts'
import type { Task } from './task.ts'
import { working } from './working.ts'
import { writing } from './writing.ts'

const word = process.argv[2] ?? ''
const all = [...finding, ...writing, ...talking, ...working, ...newcomers]
const tasks = all.filter(({ what }) => what.includes(word))
/** Whether a task is played: it is asked for, or another that is played comes after it. */
const isPlayed = (task: Task): boolean =>
  tasks.includes(task) || all.some((one) => one.after === task.place && isPlayed(one))
const done = all.filter(isPlayed)

/** Does one task; returns its counts, or why it was not finished. */
async function live(browser: Browser, site: Awaited<ReturnType<typeof startSite>>, language: Language, task: Task) {
  const person = await openPerson({ site, browser, language, ...task })
  try {
    await task.prepare?.(person)
    await person.start(task.from)
    await task.live(person)
    return person.counted()
  } catch (error) {
    if (process.env.SHOTS)
      await person.page.screenshot({ path: `${process.env.SHOTS}/${task.place}-${language}.png`, fullPage: true })
    return { failed: String(error).split('\n')[0]! }
  } finally {
    await person.leave()
  }
}

/**
 * Does the tasks in one language, one after another, on a site of their own: what one task contributes is there for the
 * next.
 */
async function liveAll(browser: Browser, language: Language): Promise<Map<number, Outcome>> {
  const data = process.env.DEMO_DATA_MADE
  const site = await startSite({ env: { RELEASE_ROUNDS: 'month' }, ...(data && { data }) })
  const outcomes = new Map<number, Outcome>()
  for (const task of done) {
    const outcome = await live(browser, site, language, task)
    outcomes.set(task.place, outcome)
    console.log(language, task.place, task.what, 'failed' in outcome ? outcome.failed : outcome.actions)
  }
  await site.remove()
  return outcomes
}

const browser = await openBrowser()
const lived = { english: await liveAll(browser, 'english'), arabic: await liveAll(browser, 'arabic') }
await browser.close()
const counted = tasks.map((task) => ({
  task,
  english: lived.english.get(task.place)!,
  arabic: lived.arabic.get(task.place)!,
}))
printTable('Tasks, actions and windows passed', listRows(counted))
const wrong = describeAll(counted).filter(({ isWrong }) => isWrong)
for (const { words } of wrong) console.log(words)
if (!word) await writePage(counted)
process.exitCode = wrong.length > 0 ? 1 : 0
