/** How many characters of a name are considered ambiguous; each doubles the number of readings. */
const maxPlaces = 6

/** Characters that look alike: a capital I, a bar or a one like a small l, a zero like an O. */
const drawnAlike = /[I|1l0O]/g
const others: Readonly<Record<string, string>> = { I: 'l', '|': 'l', '1': 'l', l: 'I', '0': 'O', O: '0' }
/** Whether a character is ambiguous: a small l begins no word before a capital, so there it is read as a capital I. */
const isTaken = (name: string, at: number) => name[at] !== 'l' || /^l\p{Lu}/u.test(name.slice(at))

/** Returns a name in every way its letters can be read, first as it is written: `AI Rajhi` is `Al Rajhi` as well. */
export function asRead(name: string): string[] {
  const places = [...name.matchAll(drawnAlike)].map(({ index }) => index).filter((at) => isTaken(name, at))
  const ways = places
    .slice(0, maxPlaces)
    .reduce<string[]>(
      (ways, at) => ways.flatMap((way) => [way, way.slice(0, at) + others[way[at]!] + way.slice(at + 1)]),
      [name],
    )
  return [...ways, ...ways.filter((way) => pairs.test(way)).map(readPairs)]
}

/** Two small letters that look like one: `Arnazon`, `Vvadi`. */
const pairs = /rn|vv/i
const readPairs = (name: string): string => name.replace(/rn|vv/gi, (pair) => (pair.toLowerCase() === 'rn' ? 'm' : 'w'))
