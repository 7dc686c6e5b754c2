/** The kinds of device: nothing finer is known of a browser's device. */
export const deviceKinds = ['phone', 'tablet', 'computer', 'unknown'] as const
export type DeviceKind = (typeof deviceKinds)[number]
