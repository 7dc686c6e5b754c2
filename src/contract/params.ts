const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Whether a value is a random id in the form this site generates. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

/** How many entries a page of a list has by default, and at most. */
export const pageSize = { usual: 10, most: 50 } as const
