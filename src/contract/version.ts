import { version } from '../../package.json'

/** The version of this build (`package.json`); `CHANGELOG.md` says what each one brings. */
export const siteVersion: string = version
