import { usePageKey } from '../../router/page-key.ts'

/** What the key writes in either layout: the same key. */
const searchKeys = ['/', '\u0638']

/** `/` goes to the page's company search; where it has none, to the one of the bar. */
export function useSearchKey(): void {
  usePageKey(searchKeys, () => {
    const field = document.querySelector<HTMLInputElement>('main search:not([data-inside]) input')
    const buttons = document.querySelectorAll<HTMLElement>('header [data-choose][aria-expanded="false"]')
    const button = [...buttons].find((one) => one.checkVisibility())
    if (field) field.focus()
    else button?.click()
    return Boolean(field ?? button)
  })
}
