/** So many places of a name are read in more than one way; each doubles the ways. */
const maxPlaces = 6

/** Where one letter is drawn like another: a capital I, a bar or a one like a small l, a nought like an O. */
const drawnAlike = /[I|1l0O]/g
const others: Readonly<Record<string, string>> = { I: 'l', '|': 'l', '1': 'l', l: 'I', '0': 'O', O: '0' }
/** A small l begins no word before a capital; what stands there is read as a capital I. */
const isTaken = (name: string, at: number) => name[at] !== 'l' || /^l\p{Lu}/u.test(name.slice(at))

/** A name in every way its letters can be read, as it is written first: `AI Rajhi` is `Al Rajhi` as well. */
export function asRead(name: string): string[] {
  const places = [...name.matchAll(drawnAlike)].map(({ index }) => index).filter((at) => isTaken(name, at))
  return places
    .slice(0, maxPlaces)
    .reduce<string[]>(
      (ways, at) => ways.flatMap((way) => [way, way.slice(0, at) + others[way[at]!] + way.slice(at + 1)]),
      [name],
    )
}
