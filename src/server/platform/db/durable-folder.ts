import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number }
/** The part of Emscripten's file system on Node's that is completed here. */
type FolderSystem = { stream_ops: { fsync?: (stream: Stream) => number } }

/** Ends the process: what its database holds in memory may differ from the disk, and its log has the truth. */
function endProcess(error: unknown): never {
  process.stderr.write(`The disk of the database fails, so the server ends: ${String(error)}\n`)
  process.exit(1)
}

/**
 * The folder of an embedded database that has what it was promised to have after a power loss. PostgreSQL says which
 * file must be on the disk and when: its log before a transaction is acknowledged, everything else at a checkpoint. The
 * file system that the engine runs on has no answer to these calls, so they are answered here (decision 154). `flush`
 * waits until an open file is on the disk, and throws where the disk fails. The process ends then, as PostgreSQL does:
 * the next start reads the log, and nothing is acknowledged in between.
 */
export class DurableFolder extends NodeFS {
  readonly #flush: (file: number) => void

  constructor(folder: string, flush: (file: number) => void = fdatasyncSync) {
    super(folder)
    this.#flush = flush
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts: options } = await super.init(...given)
    const before = [options.preRun ?? []].flat()
    return { emscriptenOpts: { ...options, preRun: [...before, (engine) => this.#answerFsync(engine)] } }
  }

  #answerFsync({ NODEFS }: { NODEFS: unknown }): void {
    const { stream_ops } = NODEFS as FolderSystem
    stream_ops.fsync = ({ nfd }) => {
      try {
        if (nfd !== undefined) this.#flush(nfd)
        return 0
      } catch (error) {
        endProcess(error)
      }
    }
  }
}

/**
 * Returns the engine's parameters for it. Of the ways to write the log only `fsync` reaches the file system: the engine
 * answers `fdatasync` by itself.
 */
export const makeDurable = (parameters: readonly string[]): string[] => [
  ...parameters.filter((one) => one !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]
