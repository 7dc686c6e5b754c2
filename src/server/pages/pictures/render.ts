import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { LruMap } from '../../platform/lru-map.ts'

/**
 * The number of pictures rendered at once, in threads beside the one that answers requests, at some 50 ms each; and the
 * number that may wait.
 */
const [atOnce, mostWaiting] = [1, 8]
/** The number of pictures cached, least recently used evicted first: some 40 KB each. */
const kept = 200

const { resolve } = createRequire(import.meta.url)
const listFonts = () =>
  ['400Regular/Cairo_400Regular.ttf', '700Bold/Cairo_700Bold.ttf'].map((file) =>
    resolve(`@expo-google-fonts/cairo/${file}`),
  )

/** Computes the version of a drawing: it changes with everything rendered on it, and with nothing else. */
export const computeVersion = (svg: string): string => createHash('sha1').update(svg).digest('base64url')

/**
 * Renders an SVG as PNG in a thread of its own, with Cairo as the only font, no matter what the machine has installed.
 */
async function render(svg: string): Promise<Buffer> {
  // Imported when the first picture is requested: most processes never draw one.
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { fontFiles: listFonts(), loadSystemFonts: false, defaultFontFamily: 'Cairo' },
    logLevel: 'off',
  })
  return image.asPng()
}

/**
 * Draws each picture once for as long as its content is the same. Undefined when too many wait already; rejects when it
 * cannot be rendered, and the next request tries again.
 */
export function createPictureCache() {
  const rendered = new LruMap<string, Promise<Buffer | undefined>>(kept)
  const queue: (() => void)[] = []
  let busy = 0

  async function renderInTurn(svg: string): Promise<Buffer> {
    if (busy >= atOnce) await new Promise<void>((go) => queue.push(go))
    busy += 1
    try {
      return await render(svg)
    } finally {
      busy -= 1
      queue.shift()?.()
    }
  }

  return async (svg: string): Promise<Buffer | undefined> => {
    const version = computeVersion(svg)
    let picture = rendered.get(version)
    if (!picture) {
      if (queue.length >= mostWaiting) return undefined
      picture = renderInTurn(svg).catch((error: unknown) => {
        rendered.delete(version)
        throw error
      })
    }
    rendered.set(version, picture)
    return picture
  }
}
