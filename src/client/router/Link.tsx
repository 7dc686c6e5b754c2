import type { ComponentPropsWithRef, MouseEvent, MouseEventHandler } from 'react'
import { navigate } from 'wouter/use-browser-location'

interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** State stored with the history entry it leads to. */
  state?: unknown
}

/**
 * A link within the app. The router's own link re-renders at every change of the address, since it can say whether it
 * leads there; this one does not, since it need not know.
 */
export function Link({ href, state, onClick, ...rest }: LinkProps) {
  return <a {...rest} href={href} onClick={followLink({ href, state, onClick })} />
}

type FollowedLink = { href: string; state?: unknown; onClick?: MouseEventHandler<HTMLAnchorElement> | undefined }

/** Returns the click handler of a link within the app, for links that Fluent renders. */
export const followLink =
  ({ href, state, onClick }: FollowedLink) =>
  (event: MouseEvent<HTMLAnchorElement>) => {
    // Opening a new tab or window, or a download, is left to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(href, { state })
  }
