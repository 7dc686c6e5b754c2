type Slots = Record<string, Record<string, unknown>>

/**
 * Short names for the atomic classes that Griffel calls by hashes, and for the properties they stand for. Hashes do not
 * compress: the two thousand of them were a tenth of our scripts. While modules are read, names are only marked; when
 * all are known, each gets the same short one in every chunk, whatever the order they were read in.
 */
export class ShortNames {
  readonly #known = { c: new Set<string>(), p: new Set<string>() }
  readonly #short = new Map<string, string>()

  /** The literal of a call's argument, a map of slots or the class of a reset, with every name marked. */
  mark(literal: string): string {
    const value = new Function(`return (${literal})`)() as Slots | string | null
    if (value === null || typeof value === 'string') return JSON.stringify(this.#marked('c', value))
    const slots = Object.entries(value).map(([slot, classes]) => {
      const marked = Object.entries(classes).map(([property, names]) => [
        this.#marked('p', property),
        Array.isArray(names) ? names.map((name) => this.#marked('c', name)) : this.#marked('c', names),
      ])
      return [slot, Object.fromEntries(marked)]
    })
    return JSON.stringify(Object.fromEntries(slots))
  }

  #marked(kind: 'c' | 'p', name: unknown): unknown {
    // A zero takes back what another set of classes says of the property.
    if (typeof name !== 'string') return name
    this.#known[kind].add(name)
    return `$${kind}$${name}`
  }

  /** Once every module is read: gives out the names. No class is called like a property, since both are hashed together. */
  giveOut(): void {
    for (const kind of ['c', 'p'] as const)
      for (const [at, name] of [...this.#known[kind]].sort().entries())
        this.#short.set(`$${kind}$${name}`, `${kind === 'c' ? '_' : 'p'}${at.toString(36)}`)
  }

  /** The code of a chunk with the short names instead of the marks. */
  inCode(code: string): string {
    return code.replace(/\$[cp]\$\w+/g, (mark) => this.#short.get(mark) ?? mark)
  }

  /** What was given out, for another build of the same sources. */
  toJSON(): [mark: string, short: string][] {
    return [...this.#short]
  }

  /** The names another build has given out, for one that must use the same. */
  static from(given: [mark: string, short: string][]): ShortNames {
    const names = new ShortNames()
    for (const [mark, short] of given) names.#short.set(mark, short)
    return names
  }

  /** A style sheet with the short names instead of the classes that were marked. */
  inSheet(sheet: string): string {
    return sheet.replace(/\.([a-z]\w+)/g, (all, name) => {
      const short = this.#short.get(`$c$${name}`)
      return short ? `.${short}` : all
    })
  }
}
