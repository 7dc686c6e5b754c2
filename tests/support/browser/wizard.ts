import type { Page } from 'puppeteer'
import { takeFirst } from './fill-form.ts'
import { retype, tabTo } from './keyboard.ts'

/** What is entered into the free fields of the company review. */
export type Written = { pros: string; cons: string; good_word: string; bad_word: string; rate: number }

const at = (field: string, part = 'input, select, textarea') => `[data-field="${field}"] :is(${part})`

/** Waits until the wizard shows the step with this field. */
export const stepShown = (page: Page, field: string) => page.waitForSelector(at(field, 'input, select, textarea'))

async function write(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, at(field))
  await retype(page, text)
}

/** Submits the step with the Enter key on its button. */
export async function submitStep(page: Page): Promise<void> {
  await tabTo(page, 'main form button[type="submit"]')
  await page.keyboard.press('Enter')
}

/** Fills step 1: the reviewer's position at work. The review type comes from the address. */
export async function fillStep1(page: Page): Promise<void> {
  await stepShown(page, 'employment_status')
  for (const field of ['employment_status', 'department', 'joblevel', 'jobtitle']) await takeFirst(page, field)
}

/**
 * Fills step 2: whether the reviewer still works there, as preset, with a last year where it is asked; education and
 * city.
 */
export async function fillStep2(page: Page): Promise<void> {
  await stepShown(page, 'education')
  if (await page.$(at('last_year'))) {
    await tabTo(page, at('last_year'))
    await page.keyboard.press('ArrowDown')
  }
  for (const field of ['education', 'specilization', 'cities']) await takeFirst(page, field)
}

/** Fills step 3: the review itself. */
export async function fillStep3(page: Page, { rate, ...texts }: Written): Promise<void> {
  await stepShown(page, 'pros')
  await tabTo(page, at('rate'))
  await page.keyboard.press('Space')
  for (let star = 1; star < rate; star += 1) await page.keyboard.press('ArrowDown')
  for (const field of ['pros', 'cons', 'good_word', 'bad_word'] as const) await write(page, field, texts[field])
  await tabTo(page, at('accept_terms'))
  await page.keyboard.press('Space')
}

/** Fills the whole wizard with the keyboard alone, up to the last button. */
export async function fillWizard(page: Page, written: Written): Promise<void> {
  await fillStep1(page)
  await submitStep(page)
  await fillStep2(page)
  await submitStep(page)
  await fillStep3(page, written)
}
