import { randomBytes } from 'node:crypto'
import type { Authenticator } from './authenticator.ts'
import type { TestServer } from './server.ts'

/** Returns the origin that pages of a test server have. */
export const originOf = (server: Pick<TestServer, 'services'>) => new URL(server.services.config.publicUrl).origin

/** Returns the secret that identifies a browser. */
export const newBrowser = () => randomBytes(32).toString('base64url')

/** Adds a passkey to an account, as the person's browser does. */
export async function addPasskeyTo(
  server: TestServer,
  token: string,
  authenticator: Authenticator,
  { device = newBrowser(), name = 'My phone' } = {},
) {
  const { data } = (await server.call('POST', '/account/passkeys/begin', { token, body: {} })).json
  const made = authenticator.create({ ...data, origin: originOf(server) })
  return server.call('POST', '/account/passkeys', { token, body: { ...made, name, device } })
}

/** Signs in with a passkey, as a browser does. */
export async function signInBy(
  server: TestServer,
  authenticator: Authenticator,
  { device = newBrowser(), ...also }: { device?: string; password?: string; code?: string } = {},
) {
  const { data } = (await server.call('POST', '/passkey/begin')).json
  const used = authenticator.get({ ...data, origin: originOf(server) })
  return server.call('POST', '/passkey/login', { body: { ...used, device, ...also } })
}
