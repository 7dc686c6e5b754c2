import griffel from '@griffel/vite-plugin'
import type { Plugin, Rolldown } from 'vite'

type Transform = (this: Rolldown.TransformPluginContext, code: string, id: string) => Promise<unknown>

/** What Griffel made of a source, by file and text: the client and its first views are built from the same sources. */
const made = new Map<string, Promise<unknown>>()

/**
 * Griffel's own build step, which evaluates `makeStyles` into rules. It reads every source with Babel, so it is asked
 * about the sources that call Griffel alone, and once for all builds of this process.
 */
export function extractRules(): Plugin {
  const plugin = griffel({ babelOptions: { presets: ['@babel/preset-typescript'] } }) as Plugin
  const transform = plugin.transform as unknown as Transform
  return {
    ...plugin,
    apply: 'build',
    transform: {
      filter: { code: /\bmake(?:Reset)?Styles\(/, id: { exclude: /node_modules/ } },
      handler(code, id) {
        const key = `${id}\0${code}`
        const known = made.get(key) ?? transform.call(this, code, id)
        made.set(key, known)
        return known as Promise<Rolldown.TransformResult>
      },
    },
  }
}
