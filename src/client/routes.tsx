import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { type Page, type PagePath, pageAt, pagePaths } from '../contract/pages.ts'
import type { Namespace } from './i18n/resources.ts'
import { loadStrings } from './i18n/start.ts'
import { loadScreen } from './platform/lazy-with-retry.ts'

type Screen = ComponentType<{ params: Record<string, string | undefined> }>

/** Every screen, with its subject or, where it puts several together, in `screens/`. */
const files = import.meta.glob<{ default: ComponentType<any> }>([
  './screens/[A-Z]*.tsx',
  './features/*/screens/[A-Z]*.tsx',
  '!./**/*.test.tsx',
])
/** The same by their names, of which there is one each. */
const screens = new Map(Object.entries(files).map(([file, load]) => [/(\w+)\.tsx$/.exec(file)![1]!, load]))

/** A screen and its strings, fetched side by side when the route is first opened. */
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
