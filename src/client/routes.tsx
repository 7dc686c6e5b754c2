import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { type Page, type PagePath, pageAt, pagePaths } from '../contract/pages.ts'
import type { Namespace } from './i18n/resources.ts'
import { loadStrings } from './i18n/start.ts'
import { loadScreen } from './platform/lazy-with-retry.ts'

type Screen = ComponentType<{ params: Record<string, string | undefined> }>

/** All screens: in the folder of their subject or, where a screen combines several subjects, in `screens/`. */
const files = import.meta.glob<{ default: ComponentType<any> }>([
  './screens/[A-Z]*.tsx',
  './features/*/screens/[A-Z]*.tsx',
  '!./**/*.test.tsx',
])
/** The screens by name; names are unique. */
const screens = new Map(Object.entries(files).map(([file, load]) => [/(\w+)\.tsx$/.exec(file)![1]!, load]))

/** Creates a lazy screen; the screen and its strings are fetched in parallel when the route is first opened. */
const createScreen = ({ screen, words, content }: Page): LazyExoticComponent<Screen> =>
  lazy(async () => {
    const [{ default: Drawn }] = await Promise.all([
      loadScreen(screens.get(screen)!),
      loadStrings(...(words as Namespace[])),
    ])
    return { default: content ? (props) => <Drawn {...props} content={content} /> : Drawn }
  })

export interface Route extends Pick<Page, 'only'> {
  path: PagePath
  screen: LazyExoticComponent<Screen>
}

/** The route table (spec 2), from the rows of `contract/pages.ts`. */
export const routes: readonly Route[] = pagePaths.map((path) => {
  const page = pageAt(path)
  return { path, screen: createScreen(page), only: page.only }
})
