import { type RefObject, useEffect } from 'react'

const fields = ['input', 'textarea', 'select'].map((name) => `${name}:not(:disabled):not([type="hidden"])`).join()

/**
 * The focus of a form that a press has opened in the place of its button: it goes to the first field, and back to the
 * button (`data-opener`) once the form is closed and the focus would be lost with it. Who has gone on to another page, or
 * has put the focus elsewhere, keeps it there.
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

/** From the nearest to the furthest, up to the page's main part. */
function listAncestors(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element
  return !parent || parent.localName === 'main' ? [] : [parent, ...listAncestors(parent)]
}

/** The button that stands nearest to where the form was. */
function findOpener(around: readonly HTMLElement[]): HTMLElement | undefined {
  for (const one of around) {
    const opener = one.isConnected && one.querySelector<HTMLElement>('[data-opener]')
    if (opener) return opener
  }
  return undefined
}
