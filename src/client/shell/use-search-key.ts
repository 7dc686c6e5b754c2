import { useEffect } from 'react'

/** What the key writes in either layout: the same key. */
const searchKeys = ['/', '\u0638']
const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** `/` goes to the page's company search; where it has none, to the one of the bar. Not while somebody types or is asked. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!searchKeys.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || isWritten(event.target) || document.querySelector('[aria-modal="true"]')) return
      const field = document.querySelector<HTMLInputElement>('main search:not([data-inside]) input')
      const buttons = document.querySelectorAll<HTMLElement>('header [data-choose][aria-expanded="false"]')
      const button = [...buttons].find((one) => one.checkVisibility())
      if (!field && !button) return
      event.preventDefault()
      if (field) field.focus()
      else button?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
