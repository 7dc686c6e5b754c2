import { expect, test } from 'vitest'
import { findInstallWay } from './install-way.ts'

const chrome = { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/156', maxTouchPoints: 5 }
const iphone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', maxTouchPoints: 5 }
const ipad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 }
const mac = { ...ipad, maxTouchPoints: 0 }

test.each([
  ['the browser offers it', chrome, false, true, 'prompt'],
  ['the browser does not', chrome, false, false, undefined],
  ['an iPhone', iphone, false, false, 'ios'],
  ['an iPad, which calls itself a Mac', ipad, false, false, 'ios'],
  ['a Mac', mac, false, false, undefined],
  ['a Mac with a screen that knows one finger', { ...mac, maxTouchPoints: 1 }, false, false, undefined],
  ['it runs installed', chrome, true, true, undefined],
  ['it runs from the home screen of an iPhone', { ...iphone, standalone: true }, false, false, undefined],
])('D-001, D-014, D-015: %s', (_, device, installed, offered, way) => {
  expect(findInstallWay(device, installed, offered)).toBe(way)
})
