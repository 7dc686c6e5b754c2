import type { Page } from 'puppeteer'
import { until } from '../wait.ts'

/** Adds a virtual authenticator with a fingerprint reader to a page's browser. */
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
/**
 * Turns off conditional mediation, by which the e-mail field offers passkeys: the authenticator is then used only after
 * a press of a button.
 */
export const offerNothing = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

/** Clicks the button with this label, in the dialog or on the screen, once it is there. */
export const press = (page: Page, label: string) =>
  until(`the button "${label}"`, () =>
    page.evaluate((wanted) => {
      const all = [...document.querySelectorAll<HTMLButtonElement>('[aria-modal="true"] button, main button')]
      const found = all.find((one) => one.textContent?.trim() === wanted || one.ariaLabel === wanted)
      // A person cannot press what is inert, as a form is until the client has taken over the page.
      if (!found || found.closest('[inert]')) return false
      found.click()
      return true
    }, label),
  )
