import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'

/** So many are drawn at once, in threads beside the one that answers, at some 50 ms each; so many more wait. */
const [atOnce, mostWaiting] = [1, 8]
/** Pictures that are kept, the one asked for longest ago forgotten first: some 40 KB each. */
const kept = 200

const { resolve } = createRequire(import.meta.url)
const listFonts = () =>
  ['400Regular/Cairo_400Regular.ttf', '700Bold/Cairo_700Bold.ttf'].map((file) =>
    resolve(`@expo-google-fonts/cairo/${file}`),
  )

/** By what a drawing is known: it changes with whatever is written on it, and with nothing else. */
export const computeVersion = (svg: string): string => createHash('sha1').update(svg).digest('base64url')

/** Draws an SVG with Cairo alone, whatever the machine has installed, as PNG, in a thread of its own. */
async function render(svg: string): Promise<Buffer> {
  // Fetched when the first picture is asked for: most processes never draw one.
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { fontFiles: listFonts(), loadSystemFonts: false, defaultFontFamily: 'Cairo' },
    logLevel: 'off',
  })
  return image.asPng()
}

/**
 * Draws each picture once for as long as it says the same. Undefined where too many wait already; rejects where it cannot
 * be drawn, and the next who asks tries again.
 */
export function keepPictures() {
  const drawn = new Map<string, Promise<Buffer | undefined>>()
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
    let picture = drawn.get(version)
    if (!picture) {
      if (queue.length >= mostWaiting) return undefined
      picture = renderInTurn(svg).catch((error: unknown) => {
        drawn.delete(version)
        throw error
      })
    }
    // The last in the list is the one asked for last.
    drawn.delete(version)
    drawn.set(version, picture)
    if (drawn.size > kept) drawn.delete(drawn.keys().next().value!)
    return picture
  }
}
