/**
 * A browser that translates a page puts a `<font>` before each text node and removes the node. React still holds the
 * node: it later removes it, inserts beside it, and changes it, which throws or changes nothing that anybody sees.
 */

/** What stands on the page in place of a text node, or of what stood there before it. */
const standIns = new WeakMap<Node, ChildNode>()
const taken = new WeakSet<Node>()

/** React renders no `font`: each one comes from a translation. */
const isFont = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font'

function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const removed of removedNodes) {
      if (!(removed instanceof Text) && !isFont(removed)) continue
      const found = [...addedNodes, previousSibling, nextSibling].find((one) => isFont(one) && !taken.has(one))
      if (!found) continue
      standIns.set(removed, found as HTMLElement)
      taken.add(found)
    }
}

/** Whether the browser has translated part of this element. */
export const isTranslated = (root: Element): boolean => root.querySelector('font') !== null

/**
 * Lets React work on a page whose text nodes the browser replaces; call it once, before anything is rendered. The
 * guard is here rather than in the components, since text beside other nodes is also in those of Fluent and i18next.
 */
export function handlePageTranslation(): void {
  const observer = new MutationObserver(noteReplacements)
  observer.observe(document, { childList: true, subtree: true })
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!

  /** Returns the child of `parent` that now stands for `node`, if any. */
  const findInPlace = (node: Node, parent: Node | null): ChildNode | undefined => {
    noteReplacements(observer.takeRecords())
    let here: Node | null | undefined = node
    while (here && !here.parentNode) here = standIns.get(here)
    while (here && parent && here.parentNode !== parent) here = here.parentNode
    return (here as ChildNode | null) ?? undefined
  }
  /** Removes what stands for a text node that is about to be placed again itself. */
  const makeRoomFor = (node: Node) => {
    if (node instanceof Text && !node.parentNode && standIns.has(node)) findInPlace(node, null)?.remove()
  }

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    makeRoomFor(node)
    return appendChild.call(this, node) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    makeRoomFor(node)
    const isGone = before instanceof Text && before.parentNode !== this
    return insertBefore.call(this, node, isGone ? (findInPlace(before, this) ?? null) : before) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!(child instanceof Text) || child.parentNode === this) return removeChild.call(this, child) as T
    findInPlace(child, this)?.remove()
    return child
  }
  // Shows the new words of a text, which the browser then translates again.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, words: string) {
      nodeValue.set!.call(this, words)
      if (!this.parentNode) findInPlace(this, null)?.replaceWith(this)
    },
  })
}
