import type { Page } from 'puppeteer'
import { until } from '../wait.ts'

/** Gives a page's browser a device with a fingerprint reader. */
export async function addDevice(page: Page, { prf }: { prf: boolean }) {
  const cdp = await page.createCDPSession()
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true, hasPrf: prf },
    } as never,
  })
}
/** Lets nothing be chosen from the e-mail's field by itself: the device then answers to presses alone. */
export const offerNothing = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

/** Presses the button with these words, in the dialog or on the screen, once it is there. */
export const press = (page: Page, label: string) =>
  until(`the button "${label}"`, () =>
    page.evaluate((wanted) => {
      const all = [...document.querySelectorAll<HTMLButtonElement>('[aria-modal="true"] button, main button')]
      const found = all.find((one) => one.textContent?.trim() === wanted || one.ariaLabel === wanted)
      found?.click()
      return found !== undefined
    }, label),
  )
