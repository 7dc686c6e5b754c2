import { type RefObject, useEffect } from 'react'

const fields = ['input', 'textarea', 'select'].map((name) => `${name}:not(:disabled):not([type="hidden"])`).join()

/**
 * Manages the focus of a form that a press has opened in place of its button: it moves to the first field, and back to
 * the button (`data-opener`) when the form is closed and the focus would be lost with it. Where the person has gone to
 * another page, or has moved the focus elsewhere, it stays there.
 */
export function useOpened(form: RefObject<HTMLElement | null>, opened: boolean): void {
  useEffect(() => {
    if (!opened || !form.current) return
    const path = location.pathname
    const around = listAncestors(form.current)
    form.current.querySelector<HTMLElement>(fields)?.focus()
    return () => {
      if (location.pathname !== path || document.activeElement !== document.body) return
      findOpener(around)?.focus()
    }
  }, [form, opened])
}

/** Lists the ancestors from the nearest to the furthest, up to the page's main element. */
function listAncestors(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element
  return !parent || parent.localName === 'main' ? [] : [parent, ...listAncestors(parent)]
}

/** Finds the button nearest to where the form was. */
function findOpener(around: readonly HTMLElement[]): HTMLElement | undefined {
  for (const one of around) {
    const opener = one.isConnected && one.querySelector<HTMLElement>('[data-opener]')
    if (opener) return opener
  }
  return undefined
}
