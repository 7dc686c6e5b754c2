import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number }
/** The part of Emscripten's file system on Node's that is completed here. */
type FolderSystem = { stream_ops: { fsync?: (stream: Stream) => number } }

/**
 * The folder of an embedded database that has what it was promised to have after a power loss. PostgreSQL says which
 * file must be on the disk and when: its log before a transaction is acknowledged, everything else at a checkpoint. The
 * file system that the engine runs on has no answer to these calls, so they are answered here (decision 154).
 */
export class DurableFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts: options } = await super.init(...given)
    const before = [options.preRun ?? []].flat()
    return { emscriptenOpts: { ...options, preRun: [...before, answerSync] } }
  }
}

function answerSync({ NODEFS }: { NODEFS: unknown }): void {
  const { stream_ops } = NODEFS as FolderSystem
  stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fdatasyncSync(nfd)
    return 0
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
