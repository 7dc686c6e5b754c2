import { getStyleProperty } from '../src/client/ui/styles/written-styles.ts'

type Slots = Record<string, Record<string, Value>>
/** A class; one for each direction of writing; or 0, which removes what another set of classes says of the property. */
type Value = string | string[] | 0
type Names = { properties: Record<string, string>; classes: Record<string, string>; resets: Record<string, string> }

/**
 * Converts a number, from 0 on, into letters: A, B, ... Z, Aa, ... so that no name is a number or starts with a dash.
 */
const toLetters = (at: number) =>
  String.fromCharCode(65 + (at % 26)) + (at < 26 ? '' : Math.floor(at / 26 - 1).toString(36))

/**
 * Assigns short names to the atomic classes that Griffel names by hashes. Hashes do not compress: the two thousand of
 * them would be a tenth of our scripts. A class is named by its property and a number, `B-3`, so that a slot is a list
 * of words (`src/client/ui/styles/written-styles.ts` parses it) instead of an object that names each property beside
 * its class. While modules are read, names are only marked; when all are known, each gets the same short one in every
 * chunk, no matter what the order they were read in. The most frequent ones get the shortest.
 */
export class ShortNames {
  /** How often each class and each property is used, by its hash. */
  readonly #classes = new Map<string, { property: string; count: number }>()
  readonly #properties = new Map<string, number>()
  readonly #resets = new Set<string>()
  #names: Names = { properties: {}, classes: {}, resets: {} }

  /** Returns the literal of a call's argument, a map of slots or the class of a reset, with every name marked. */
  mark(literal: string): string {
    const value = new Function(`return (${literal})`)() as Slots | string | null
    if (value === null) return 'null'
    if (typeof value === 'string') {
      this.#resets.add(value)
      return JSON.stringify(`$reset$${value}`)
    }
    const slots = Object.entries(value).map(([slot, classes]) => {
      const words = Object.entries(classes).map(([property, names]) => this.#word(property, names))
      return [slot, `$slot$${words.join(' ')}`]
    })
    return JSON.stringify(Object.fromEntries(slots))
  }

  #word(property: string, names: Value): string {
    this.#properties.set(property, (this.#properties.get(property) ?? 0) + 1)
    const classes = names === 0 ? [] : [names].flat()
    for (const [at, name] of classes.entries()) {
      const known = this.#classes.get(name)
      // What is physically right in LTR is left in RTL: a class that stands for two properties is named by the one it
      // sets in English, because that is the one the word is parsed as.
      const own = at === 0 || !known ? property : known.property
      this.#classes.set(name, { property: own, count: (known?.count ?? 0) + 1 })
    }
    return `${property}=${classes.join('/')}`
  }

  /** Assigns the names, once every module is read. */
  giveOut(): void {
    const compareUse = (a: [string, number], b: [string, number]) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)
    const properties = [...this.#properties].sort(compareUse).map(([property], at) => [property, toLetters(at)])
    this.#names.properties = Object.fromEntries(properties)
    const given = new Map<string, number>()
    const classes = [...this.#classes].map(([name, { count }]): [string, number] => [name, count]).sort(compareUse)
    for (const [name] of classes) {
      const { property } = this.#classes.get(name)!
      const number = given.get(property) ?? 0
      given.set(property, number + 1)
      this.#names.classes[name] = `${this.#names.properties[property]}-${number.toString(36)}`
    }
    for (const [at, name] of [...this.#resets].sort().entries()) this.#names.resets[name] = `_${at.toString(36)}`
  }

  /** Returns the code of a chunk with the short names instead of the marks. */
  inCode(code: string): string {
    const { properties, classes, resets } = this.#names
    // The order is the same everywhere, so that slots with common words share the same text.
    const rank = new Map(Object.values(properties).map((name, at) => [name, at]))
    const shortenWord = (marked: string) => {
      const [property, names] = marked.split('=') as [string, string]
      const short = properties[property]!
      const [ltr, rtl] = names.split('/').map((name) => classes[name])
      const text = ltr ? (rtl ? `${ltr}/${rtl}` : ltr) : short
      return { text, at: rank.get(short)! }
    }
    const shortenSlot = (marked: string) => {
      const words = marked.split(' ').filter(Boolean).map(shortenWord)
      const properties = new Set(words.map(({ text }) => getStyleProperty(text)))
      if (properties.size < words.length) throw new Error(`two words of one property: ${marked}`)
      return words
        .sort((a, b) => a.at - b.at)
        .map(({ text }) => text)
        .join(' ')
    }
    return code
      .replace(/\$slot\$([\w=/ -]*)/g, (_, marked: string) => shortenSlot(marked))
      .replace(/\$reset\$(\w+)/g, (mark, name: string) => resets[name] ?? mark)
  }

  /** Returns the assigned names, for another build of the same sources. */
  toJSON(): Names {
    return this.#names
  }

  /** Creates an instance with the names another build has assigned, for a build that must use the same. */
  static from(given: Names): ShortNames {
    const names = new ShortNames()
    names.#names = given
    return names
  }

  /** Returns a style sheet with the short names instead of the marked classes. */
  inSheet(sheet: string): string {
    const { classes, resets } = this.#names
    return sheet.replace(/\.([a-z]\w+)/g, (all, name: string) => {
      const short = classes[name] ?? resets[name]
      return short ? `.${short}` : all
    })
  }
}
