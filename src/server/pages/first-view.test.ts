import { describe, expect, test } from 'vitest'
import type { PageAsked, RenderPage } from '../../contract/rendered-page.ts'
import { createRenderCache, hashOf, makeInert, withStylesApart } from './first-view.ts'

const page = (path: string): PageAsked => ({ path, search: '', language: 'en', reads: {} })

describe('drawing a page once', () => {
  const drawing = (draw: RenderPage) => {
    const asked: string[] = []
    const failures: unknown[] = []
    const counted: RenderPage = (one) => {
      asked.push(one.path)
      return draw(one)
    }
    return {
      asked,
      failures,
      draw: createRenderCache(counted, (error) => void failures.push(error)),
    }
  }
  const written: RenderPage = async ({ path, reads }) => ({
    html: `<h1>${path} ${JSON.stringify(reads)}</h1>`,
    strings: [],
    asked: [],
  })

  test('as long as it says the same', async () => {
    const { asked, draw } = drawing(written)
    const first = await draw(page('/'))
    expect(first).toEqual({ html: '<h1>/ {}</h1>', sheet: '', strings: [], asked: [] })
    expect(await draw(page('/'))).toBe(first)
    expect(await draw({ ...page('/'), reads: { a: 1 } })).not.toEqual(first)
    expect(await draw({ ...page('/'), language: 'ar' })).not.toBe(first)
    expect(asked).toEqual(['/', '/', '/'])
  })

  test('a page that cannot be rendered is left to the browser, logged once, and not tried for every visitor', async () => {
    const { asked, failures, draw } = drawing(() => Promise.reject(new Error('no window')))
    expect([await draw(page('/faq')), await draw(page('/faq'))]).toEqual([undefined, undefined])
    expect([asked.length, failures.length]).toEqual([1, 1])
  })

  test('a page that is not ready in time is left to the browser, and comes to the next visitor once it is', async () => {
    const waiting: (() => void)[] = []
    const failures: unknown[] = []
    const slow: RenderPage = async (one) => {
      await new Promise<void>((go) => waiting.push(go))
      return written(one)
    }
    const render = createRenderCache(slow, (error) => void failures.push(error), 1)
    expect(await render(page('/'))).toBeUndefined()
    for (const go of waiting) go()
    expect(await render(page('/'))).toMatchObject({ html: '<h1>/ {}</h1>' })
    expect([waiting.length, failures]).toEqual([1, []])
  })

  test('a flood of addresses is drawn by the browsers that ask, and what is known still comes', async () => {
    const { asked, draw } = drawing(written)
    const known = await draw(page('/'))
    const flood = await Promise.all(Array.from({ length: 50 }, (_, n) => draw(page(`/search/${n}`))))
    expect(flood.filter(Boolean)).toHaveLength(8)
    expect(await draw(page('/'))).toBe(known)
    expect(await draw(page('/awards'))).toBeDefined()
    expect(asked).toHaveLength(10)
  })

  test('made-up addresses take no place from those that everyone visits', async () => {
    const { draw } = drawing(written)
    const flood = Array.from({ length: 50 }, (_, n) => draw({ ...page('/search'), search: `?q=${n}` }))
    const others = ['/', '/awards', '/faq'].map((path) => draw({ ...page(path), search: '?lang=ar' }))
    expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(2)
    expect((await Promise.all(others)).filter(Boolean)).toHaveLength(3)
  })

  test('of very many pages those asked for last are kept', async () => {
    const { asked, draw } = drawing(written)
    await draw(page('/'))
    for (let n = 0; n < 310; n += 1) {
      await draw(page(`/company/${n}`))
      if (n % 100 === 0) await draw(page('/'))
    }
    await draw(page('/'))
    expect(asked.filter((path) => path === '/')).toHaveLength(1)
    await draw(page('/company/0'))
    expect(asked.filter((path) => path === '/company/0')).toHaveLength(2)
  })
})

describe('styles, which no element may carry in HTML', () => {
  test('stand in a sheet, each once, and stay known to their element', () => {
    const { html, sheet } = withStylesApart(
      '<i class="a" style="width:40%"></i><b style="width:40%">style="x"</b><u style="--f:&quot;A&quot;"></u>',
    )
    expect(html).toBe(
      '<i class="a" data-style="width:40%"></i><b data-style="width:40%">style="x"</b><u data-style="--f:&quot;A&quot;"></u>',
    )
    expect(sheet).toBe('#root [data-style="width:40%"]{width:40%}#root [data-style="--f:\\22 A\\22 "]{--f:"A"}')
  })

  test('nothing in them ends the sheet', () => {
    const { html, sheet } = withStylesApart('<i style="--a:&lt;/style&gt;"></i><b style="left:0"></b>')
    expect(html).toContain('data-style="--a:&lt;/style&gt;"')
    expect(sheet).toBe('#root [data-style="left:0"]{left:0}')
  })

  test('the policy names the sheet by its hash', () => {
    expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  })
})

test('fields are inert until the client runs', () => {
  expect(makeInert('<form class="a"><input type="text"/><textarea></textarea><formula></formula></form>')).toBe(
    '<form inert="" class="a"><input inert="" type="text"/><textarea inert=""></textarea><formula></formula></form>',
  )
  // Elements that the browser can submit by itself stay usable.
  expect(makeInert('<form data-plain="" action="/a"><input name="q" data-plain=""/><select></select></form>')).toBe(
    '<form data-plain="" action="/a"><input name="q" data-plain=""/><select inert=""></select></form>',
  )
})
