import { useSyncExternalStore } from 'react'
import { proxy, subscribe } from 'valtio'
import { session } from './session.ts'

/** What the server has said of the site: whether visitors are kept out. */
export const site = proxy({ shut: false })

const running = new Set(['administrator', 'moderator'])

const isKeptOut = (): boolean => site.shut && !session.auth.user?.roles.some((role) => running.has(role))

const subscribeBoth = (onChange: () => void): (() => void) => {
  const ends = [subscribe(site, onChange), subscribe(session, onChange)]
  return () => {
    for (const end of ends) end()
  }
}

/**
 * Whether this person is kept out of the site at present. A change of the profile that changes nothing about it renders
 * nothing: the whole page stands below.
 */
export const useShut = (): boolean => useSyncExternalStore(subscribeBoth, isKeptOut, isKeptOut)
