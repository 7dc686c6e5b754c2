/** The kinds of device: nothing finer is told of a browser's device. */
export const deviceKinds = ['phone', 'tablet', 'computer', 'unknown'] as const
export type DeviceKind = (typeof deviceKinds)[number]
