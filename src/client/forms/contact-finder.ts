import type { findContactData as find } from '../../contract/form/contact-data.ts'

let loaded: typeof find | undefined

/**
 * Replaces, in the built client (`build/client.ts`), the function of the same name in the contract, which is not loaded
 * with the page. Until it is loaded, nothing is found. The server refuses the same texts with the same problems.
 */
export const findContactData: typeof find = (text) => loaded?.(text)

void import('../../contract/form/contact-data.ts').then(
  (module) => {
    loaded = module.findContactData
  },
  // Offline before the first installation: only the server checks.
  () => undefined,
)
