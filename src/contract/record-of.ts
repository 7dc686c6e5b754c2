/** Returns a record of what `of` makes of each name, under that name. */
export const toRecord = <Name extends string, Made>(
  names: readonly Name[],
  of: (name: Name) => Made,
): Record<Name, Made> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Made>
