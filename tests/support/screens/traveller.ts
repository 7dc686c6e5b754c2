import type { Scene } from '../../screens/scenes.ts'
import { keepProfiles, type Language, type Tab } from '../browser/browser.ts'
import { goInside, settled, visit } from '../browser/settled.ts'
import type { Opened } from '../site/open-site.ts'
import { people, signInPage } from '../site/sign-in.ts'
import { type Look, turn } from './look.ts'

export const wide: Look = { theme: 'light', width: 1280 }
export const narrow: Look = { theme: 'dark', width: 360 }

/**
 * Two looks of one visit: a window that then becomes the other. What is opened by its address is so as on a phone, where
 * most can move what; what does something begins with room for it.
 */
export const looksOf = (language: Language, { act }: Scene): [Look, Look] =>
  language === 'english' && !act ? [narrow, wide] : [wide, narrow]

type Arrival = { scene: Scene; language: Language; inside: boolean }

/** Brings tabs to scenes: by their address, or as a link inside the app leads there, which is a way of its own. */
export function traveller({ site, browser }: Opened): (arrival: Arrival) => Promise<Tab> {
  /**
   * One profile for each kind of visitor; and one for scenes that do something, whose drafts are thrown away while the
   * other's tab is open.
   */
  const openIn = keepProfiles(browser)
  /** The tab of each kind of visitor who goes from screen to screen inside the app. */
  const insiders = new Map<string, Tab>()

  async function openTab({ scene, language }: Arrival, who: string): Promise<Tab> {
    const tab = await openIn(who, { language, ...looksOf(language, scene)[0], flat: true })
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
