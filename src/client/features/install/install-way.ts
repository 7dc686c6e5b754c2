/** How the site is installed on a device: by the browser's prompt, or by hand from the share menu (iOS). */
export type InstallWay = 'prompt' | 'ios'

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean }

/**
 * Returns how the site can be installed on this device; undefined where it runs installed already, or cannot be
 * installed (design: offline 22). iPads identify as Macs; only the number of touch points tells them apart.
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
