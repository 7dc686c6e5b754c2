import type { Page } from 'puppeteer'
import type { Field } from '../../../src/contract/form/field.ts'
import type { Form } from '../../../src/contract/form/form.ts'
import { untilPage } from '../wait.ts'
import { retype, tabTo } from './keyboard.ts'

const inField = (name: string, part: string) => `[data-field="${name}"] ${part}`
const texts: Record<string, string> = { good_word: 'Fair', bad_word: 'Slow', pros: 'Fair pay', cons: 'Long way' }

/**
 * Answers every question on the screen with the keyboard alone, in their order, including those that appear meanwhile.
 */
export async function fillForm(page: Page, form: Form, own: Record<string, string> = {}): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const names = await page.$$eval('main form [data-field]', (all) =>
      all.map((one) => (one as HTMLElement).dataset.field),
    )
    const next = names.find((name) => name && !done.has(name))
    if (!next) return
    done.add(next)
    const field = form.fields.find(({ name }) => name === next)
    if (!field) throw new Error(`${form.id} does not ask for ${next}`)
    if (field.rare) await openRare(page, next)
    await answer(page, field, own)
  }
}

/** Presses the button that reveals a collapsed field. */
async function openRare(page: Page, name: string): Promise<void> {
  const closed = await page.$eval(`[data-field="${name}"]`, (field) =>
    (field as HTMLElement).offsetParent ? undefined : field.closest('[id$="-more"]')?.id,
  )
  if (!closed) return
  await tabTo(page, `[aria-controls="${closed}"]`)
  await page.keyboard.press('Space')
  await page.waitForSelector(`[data-field="${name}"]`, { visible: true })
}

async function answer(page: Page, field: Field, own: Record<string, string>): Promise<void> {
  const { name } = field
  // Already set by the address.
  if (name === 'review_type') return
  switch (field.kind) {
    case 'locked':
      return
    case 'lookup':
      return takeFirst(page, name)
    case 'choice':
      if (field.look !== 'select') return chooseSegment(page, inField(name, 'input'), own[name])
      return nextItem(page, inField(name, 'select'))
    case 'year':
    case 'month':
      return nextItem(page, inField(name, 'select'))
    case 'yearMonth':
      await nextItem(page, inField(name, 'select[name$="-month"]'))
      return nextItem(page, inField(name, 'select[name$="-year"]'))
    case 'file':
      return
    case 'date':
      await tabTo(page, inField(name, 'input'))
      return page.keyboard.type(own[name] ?? '15/01/2020')
    case 'stages':
      await chooseSegment(page, inField(name, '[data-stage="testing"] input'))
      return chooseSegment(page, inField(name, '[data-stage="interview"] input'))
    case 'stars':
      await tabTo(page, inField(name, 'input'))
      await page.keyboard.press('Space')
      return
    case 'terms':
      await tabTo(page, inField(name, 'input'))
      await page.keyboard.press('Space')
      return
    case 'whole':
      await tabTo(page, inField(name, 'input'))
      // Parts of an amount are less than it together.
      return retype(page, own[name] ?? (field.against?.is === 'part' ? '10' : '40'))
    case 'text':
    case 'company':
    case 'longText':
      await tabTo(page, inField(name, ':is(input, textarea)'))
      return retype(page, own[name] ?? texts[name] ?? 'UserText in a few words')
    case 'pairs':
      for (const part of field.parts) {
        await tabTo(page, inField(name, `textarea[id$="-0-${part}"]`))
        await retype(page, 'UserText in a few words')
      }
      return
    case 'offers': {
      const rows = await page.$$eval(inField(name, '[role="radiogroup"]'), (all) =>
        all.map((one) => one.getAttribute('aria-labelledby')),
      )
      for (const row of rows) await chooseSegment(page, inField(name, `[aria-labelledby="${row}"] input`))
    }
  }
}

/** Moves to a searchable list, opens it and selects its first item; an existing answer stays. */
export async function takeFirst(page: Page, name: string): Promise<void> {
  const input = inField(name, 'input')
  await page.waitForSelector(`${input}:enabled`)
  if (await page.$eval(input, (box) => (box as HTMLInputElement).value !== '')) return
  await tabTo(page, input)
  await page.keyboard.press('ArrowDown')
  await page.waitForSelector(inField(name, '[role="option"]'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await untilPage(
    page,
    `an answer to ${name}`,
    (box) => (document.querySelector(box) as HTMLInputElement).value !== '',
    input,
  )
}

async function nextItem(page: Page, select: string): Promise<void> {
  await page.waitForSelector(`${select} option:nth-child(2)`)
  await tabTo(page, select)
  await page.keyboard.press('ArrowDown')
}

/** Selects the option reached with the Tab key, the one chosen, else the first; with `value`, moves on to that one. */
async function chooseSegment(page: Page, input: string, value?: string): Promise<void> {
  await tabTo(page, input)
  await page.keyboard.press('Space')
  const chosen = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  for (const passed = new Set<string>(); value !== undefined; await page.keyboard.press('ArrowDown')) {
    const at = await chosen()
    if (at === value) return
    if (passed.has(at)) throw new Error(`${input} has no ${value}`)
    passed.add(at)
  }
}
