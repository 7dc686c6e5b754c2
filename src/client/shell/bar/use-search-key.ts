import { usePageKey } from '../../router/page-key.ts'

/** The characters one key types in either layout. */
const searchKeys = ['/', '\u0638']

/** Moves the focus with `/` to the page's company search; where it has none, to that of the bar. */
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
