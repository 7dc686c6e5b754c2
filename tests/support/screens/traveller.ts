import { createProfiles, type Language, type Tab } from '../browser/browser.ts'
import { goInside, settled, visit } from '../browser/settled.ts'
import type { Opened, SharedSite } from '../site/open-site.ts'
import { people, signInPage } from '../site/sign-in.ts'
import { type Look, turn } from './look.ts'
import type { Scene } from './scenes.ts'

export const wide: Look = { theme: 'light', width: 1280 }
export const narrow: Look = { theme: 'dark', width: 360 }

/**
 * Returns the two looks of one visit: the window first has one, then the other. A page opened by its address starts as
 * on a phone, where most can shift; a scene that acts starts with room for it.
 */
export const looksOf = (language: Language, { act }: Scene): [Look, Look] =>
  language === 'english' && !act ? [narrow, wide] : [wide, narrow]

type Arrival = { scene: Scene; language: Language; inside: boolean }

/**
 * Returns a function that opens a tab at a scene: by its address, or through a link inside the app, which takes another
 * path in the code.
 */
export function traveller({ site, browser }: Opened<SharedSite>): (arrival: Arrival) => Promise<Tab> {
  /**
   * One profile per kind of visitor; and one for scenes that act, whose drafts are deleted while the other's tab is
   * open.
   */
  const openIn = createProfiles(browser)
  /** The tab of each kind of visitor that moves from screen to screen inside the app. */
  const insiders = new Map<string, Tab>()

  async function openTab({ scene, language }: Arrival, who: string): Promise<Tab> {
    const tab = await openIn(who, { language, ...looksOf(language, scene)[0], flat: true, worker: false })
    if (scene.signedIn) await signInPage(tab.page, site, people[scene.signedIn])
    return tab
  }

  return async (arrival) => {
    const { scene, language, inside } = arrival
    const who = `${language} ${scene.signedIn ?? 'visitor'} ${inside ? 'travels' : 'stays'}`
    const known = inside ? insiders.get(who) : undefined
    const tab = known ?? (await openTab(arrival, who))
    if (known) {
      await known.page.bringToFront()
      await turn(known.page, looksOf(language, scene)[0])
      await goInside(known.page, scene.path)
      await settled(known.page)
    } else await visit(tab.page, site.url + scene.path)
    if (inside) insiders.set(who, tab)
    return tab
  }
}
