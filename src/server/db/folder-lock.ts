import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type FolderLock = { release(): void }

/** The data folder is in use by another process; `message` names both. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: Holder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid}. ` +
        'Stop that process first, or set DATA_DIR to another folder.',
    )
  }
}

type Holder = { pid: number; started: string; id: string }

/**
 * Takes the data folder for this process alone; the embedded database silently loses rows when two processes open it.
 * The lock of a process that no longer runs (`kill -9`, power loss) is taken over. Throws `FolderInUse` at once when the
 * holder lives. `folder` must exist.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(resolve(folder), 'lock')
  const self: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', id: randomUUID() }
  for (let round = 0; round < 20; round++) {
    if (take(file, self)) return { release: () => release(file, self) }
    const holder = read(file)
    if (!holder) continue
    if (isAlive(holder)) throw new FolderInUse(resolve(folder), holder)
    setAside(file, holder)
    if (!take(file, self)) continue
    // Another process may have seen the same dead holder and moved our lock aside before it looked at whose it was.
    await wait(50)
    if (read(file)?.id === self.id) return { release: () => release(file, self) }
  }
  throw new Error(`The data folder ${resolve(folder)} cannot be locked: many processes are starting at once.`)
}

/** The lock appears with its content or not at all: it is written under another name and linked. */
function take(file: string, self: Holder): boolean {
  const temporary = `${file}.${self.id}`
  writeFileSync(temporary, JSON.stringify(self), { mode: 0o600 })
  try {
    linkSync(temporary, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** Moves the dead holder's lock away; puts back what it moved when that turns out to be somebody else's. */
function setAside(file: string, dead: Holder) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (read(aside)?.id !== dead.id) linkSync(aside, file)
  } catch {
    // Somebody else was faster; the next round sees what they left.
  } finally {
    rmSync(aside, { force: true })
  }
}

function release(file: string, self: Holder) {
  if (read(file)?.id === self.id) rmSync(file, { force: true })
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // Never written by us: nobody we could name holds it.
    if (error instanceof SyntaxError) return { pid: 0, started: '', id: '' }
    throw error
  }
}

function isAlive({ pid, started }: Holder): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // The number may have gone to another process since, as it does in containers.
  const now = startOf(pid)
  return now === undefined || !started || now === started
}

/** When a process was started, in a form that only serves comparing; undefined where the system does not say. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return undefined
  }
}
