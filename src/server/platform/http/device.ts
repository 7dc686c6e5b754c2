import type { DeviceKind } from '../../../contract/accounts/devices.ts'

/** Returns the kind of device a browser says it runs on: all that is kept of its `User-Agent`. */
export function describeDevice(userAgent: string | undefined): DeviceKind {
  if (!userAgent) return 'unknown'
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|Android/i.test(userAgent)) return 'phone'
  return /Windows|Macintosh|Linux|CrOS|X11/i.test(userAgent) ? 'computer' : 'unknown'
}
