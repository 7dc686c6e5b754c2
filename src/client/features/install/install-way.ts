/** How a device installs the site: the browser asks, or a person does it by hand from the share menu (iOS). */
export type InstallWay = 'prompt' | 'ios'

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean }

/**
 * The way open on this device; undefined where the site runs installed already, or cannot be installed (design: offline
 * 22). iPads call themselves Macs; only the fingers tell.
 */
export function findInstallWay(device: Device, installed: boolean, offered: boolean): InstallWay | undefined {
  if (installed || device.standalone) return undefined
  if (offered) return 'prompt'
  const isIos =
    /iPad|iPhone|iPod/.test(device.userAgent) || (/Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1)
  return isIos ? 'ios' : undefined
}

export const isInstalled = () =>
  matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches
