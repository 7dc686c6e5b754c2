import type { ComponentPropsWithRef, MouseEvent, MouseEventHandler } from 'react'
import { navigate } from 'wouter/use-browser-location'

interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** Takes the place of the present history entry. */
  replace?: boolean
  /** Kept with the history entry it leads to. */
  state?: unknown
}

/**
 * A link within the app. The router's own draws every link of a page anew at every change of the address, since it can
 * say whether it leads there; these need not know.
 */
export function Link({ href, replace, state, onClick, ...rest }: LinkProps) {
  return <a {...rest} href={href} onClick={followLink({ href, replace, state, onClick })} />
}

type FollowedLink = { href: string; replace?: boolean; state?: unknown; onClick?: MouseEventHandler<HTMLAnchorElement> }

/** What a press on a link within the app does, for links that Fluent draws. */
export const followLink =
  ({ href, replace, state, onClick }: FollowedLink) =>
  (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab, a new window or a download is the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(href, { replace, state })
  }
