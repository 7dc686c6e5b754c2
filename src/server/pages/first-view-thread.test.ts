import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PageAsked } from '../../contract/rendered-page.ts'
import { openFirstView } from './first-view-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-drawing-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'draw.mjs')
writeFileSync(
  file,
  `export async function renderPage({ path, reads }) {
    if (path === '/wait') Atomics.wait(reads.signal, 0, 0)
    if (path === '/end') process.exit(1)
    if (path === '/fail') throw new Error('no window')
    return { html: '<h1>' + path + '</h1>', strings: [], asked: [] }
  }`,
)
const page = (path: string, reads = {}): PageAsked => ({ path, search: '', language: 'en', reads })

test('a page that takes long to draw holds up nobody on the thread that answers', async () => {
  const draw = openFirstView(file)!
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const drawn = draw(page('/wait', { signal }))
  // On the same thread as the page, nothing could give the signal that the page waits for.
  setImmediate(() => {
    Atomics.store(signal, 0, 1)
    Atomics.notify(signal, 0)
  })
  expect(await drawn).toEqual({ html: '<h1>/wait</h1>', strings: [], asked: [] })
})

test('a page that cannot be rendered is an error, a thread that ends is replaced, and without a file nothing is rendered', async () => {
  const draw = openFirstView(file)!
  await expect(draw(page('/fail'))).rejects.toThrow('no window')
  const [ended, waiting] = await Promise.allSettled([draw(page('/end')), draw(page('/'))])
  expect([ended.status, waiting.status]).toEqual(['rejected', 'rejected'])
  expect(await draw(page('/'))).toEqual({ html: '<h1>/</h1>', strings: [], asked: [] })
  expect(openFirstView(join(folder, 'none.mjs'))).toBeUndefined()
})

test('a thread that is caught in a page is ended: its pages are left to the browser, and others are rendered again', async () => {
  const render = openFirstView(file, 200)!
  const signal = new Int32Array(new SharedArrayBuffer(4))
  await expect(render(page('/wait', { signal }))).rejects.toThrow('has ended')
  const again = openFirstView(file)!
  expect(await again(page('/'))).toEqual({ html: '<h1>/</h1>', strings: [], asked: [] })
})
