import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DurableFolder } from '../../../src/server/platform/db/durable-folder.ts'

type Node = { name: string; parent: Node }
type Stream = { node: Node; position: number }
type Attributes = { size?: number }
type System = {
  node_ops: {
    mknod(parent: Node, name: string, mode: number, dev: number): Node
    rename(node: Node, folder: Node, name: string): void
    unlink(parent: Node, name: string): void
    rmdir(parent: Node, name: string): void
    setattr(node: Node, attributes: Attributes): void
  }
  stream_ops: {
    write(stream: Stream, bytes: Uint8Array, offset: number, length: number, position: number): number
    setattr(stream: Stream, attributes: Attributes): void
    fsync(stream: Stream): number
  }
}
/** One change of a file that the disk may not have yet: bytes that were written, or a new size. */
type Change = { at: number; bytes: Uint8Array } | { size: number }

/** What a disk writes whole. */
const sector = 512

/**
 * The folder of an embedded database on a disk whose power can fail. `kept` is a second folder with what is surely on
 * the disk: a change of a file enters it when that file is synced; files that appear, disappear or get another name do
 * so in order, at the next sync of any file, as file systems with a journal have it.
 */
export class ForgetfulDisk extends DurableFolder {
  readonly #kept: string
  /** What the disk may not have yet, by the file's path within the folder. */
  readonly #changes = new Map<string, Change[]>()
  #names: (() => void)[] = []
  #writes = 0
  #cut = Number.POSITIVE_INFINITY
  #isThere = () => false
  #isOff = false

  constructor(folder: string, kept: string) {
    super(folder)
    this.#kept = kept
    cpSync(folder, kept, { recursive: true })
  }

  override async init(...given: Parameters<DurableFolder['init']>): ReturnType<DurableFolder['init']> {
    const { emscriptenOpts: options } = await super.init(...given)
    const watch = ({ NODEFS }: { NODEFS: unknown }) => this.#watch(NODEFS as System)
    return { emscriptenOpts: { ...options, preRun: [...[options.preRun ?? []].flat(), watch] } }
  }

  /**
   * Cuts the power after so many more writes: of what was not synced each sector is then in `kept` or not, as `isThere`
   * says, and of the names a beginning. The engine does not notice.
   */
  cutPowerAfter(writes: number, isThere: () => boolean): void {
    this.#writes = 0
    this.#cut = writes
    this.#isThere = isThere
  }

  /** Whether the power was cut. */
  get isOff(): boolean {
    return this.#isOff
  }

  #cutPower(): void {
    this.#isOff = true
    const isThere = this.#isThere
    for (const apply of this.#names) {
      if (!isThere()) break
      apply()
    }
    for (const [path, changes] of this.#changes)
      for (const change of changes) {
        if ('size' in change) {
          if (isThere()) this.#apply(path, change)
          continue
        }
        for (let from = 0; from < change.bytes.length; from += sector)
          if (isThere()) this.#apply(path, { at: change.at + from, bytes: change.bytes.subarray(from, from + sector) })
      }
  }

  #watch({ node_ops, stream_ops }: System): void {
    const { mknod, rename, unlink, rmdir, setattr } = node_ops
    const { write, fsync, setattr: setStream } = stream_ops
    node_ops.mknod = (parent, name, mode, dev) => {
      const node = mknod(parent, name, mode, dev)
      const path = this.#pathOf(node)
      const isFolder = (mode & 0o170000) === 0o040000
      this.#rename(() => {
        if (isFolder) mkdirSync(join(this.#kept, path), { recursive: true })
        else closeSync(openSync(join(this.#kept, path), 'w'))
      })
      return node
    }
    node_ops.rename = (node, folder, name) => {
      const [from, to] = [this.#pathOf(node), join(this.#pathOf(folder), name)]
      rename(node, folder, name)
      const changes = this.#changes.get(from)
      this.#changes.delete(from)
      this.#changes.delete(to)
      if (changes) this.#changes.set(to, changes)
      this.#rename(() => renameSync(join(this.#kept, from), join(this.#kept, to)))
    }
    const remove = (remove: (parent: Node, name: string) => void) => (parent: Node, name: string) => {
      const path = join(this.#pathOf(parent), name)
      remove(parent, name)
      this.#changes.delete(path)
      this.#rename(() => rmSync(join(this.#kept, path), { recursive: true, force: true }))
    }
    node_ops.unlink = remove(unlink)
    node_ops.rmdir = remove(rmdir)
    node_ops.setattr = (node, attributes) => {
      setattr(node, attributes)
      if (attributes.size !== undefined) this.#change(node, { size: attributes.size })
    }
    stream_ops.setattr = (stream, attributes) => {
      setStream(stream, attributes)
      if (attributes.size !== undefined) this.#change(stream.node, { size: attributes.size })
    }
    stream_ops.write = (stream, bytes, offset, length, position) => {
      const written = write(stream, bytes, offset, length, position)
      this.#change(stream.node, { at: position, bytes: bytes.slice(offset, offset + written) })
      return written
    }
    stream_ops.fsync = (stream) => {
      if (!this.#isOff) this.#sync(this.#pathOf(stream.node))
      return fsync(stream)
    }
  }

  #pathOf(node: Node): string {
    return node.parent === node ? '' : join(this.#pathOf(node.parent), node.name)
  }

  #rename(apply: () => void): void {
    if (!this.#isOff) this.#names.push(apply)
  }

  #change(node: Node, change: Change): void {
    if (this.#isOff) return
    const path = this.#pathOf(node)
    const changes = this.#changes.get(path) ?? []
    changes.push(change)
    this.#changes.set(path, changes)
    this.#writes += 1
    if (this.#writes >= this.#cut) this.#cutPower()
  }

  #sync(path: string): void {
    for (const apply of this.#names.splice(0)) apply()
    for (const change of this.#changes.get(path) ?? []) this.#apply(path, change)
    this.#changes.delete(path)
  }

  #apply(path: string, change: Change): void {
    const file = join(this.#kept, path)
    // Without its name on the disk a file is gone, with everything written to it.
    if (!existsSync(file) || !existsSync(dirname(file))) return
    if ('size' in change) {
      truncateSync(file, change.size)
      return
    }
    const handle = openSync(file, 'r+')
    writeSync(handle, change.bytes, 0, change.bytes.length, change.at)
    closeSync(handle)
  }
}
