/** What a page may lack, as `browser.ts`, and no worker has. */

/** Copies a text; rejects where the browser has no clipboard or forbids it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Asks the browser not to evict what the site stores; its answer changes nothing. */
export const askToPersist = async (): Promise<void> =>
  navigator.storage?.persist?.().then(
    () => undefined,
    () => undefined,
  )
