import { randomUUID } from 'node:crypto'
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type FolderLock = { release(): void }

/** The data folder is in use by another process; `message` names both. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: Holder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid}. ` +
        'Stop that process first, which may be in another container, or set DATA_DIR to another folder.',
    )
  }
}

type Holder = { pid: number; id: string }

/**
 * Locks the data folder for this process alone; the embedded database silently loses rows when two processes open it.
 * The holder listens on a socket in the folder for as long as it lives: the system answers for it even while it is
 * busy, stops doing so when it dies in any way, and works across containers, where process ids mean nothing. The lock
 * of a dead process is taken over. Throws `FolderInUse` at once when the holder lives. `folder` must exist, on a disk
 * of this machine.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const place = resolve(folder)
  const file = join(place, 'lock')
  const self: Holder = { pid: process.pid, id: randomUUID() }
  const alive = await listenIn(place, self.id)
  const release = () => {
    if (read(file)?.id === self.id) rmSync(file, { force: true })
    alive.close()
  }
  try {
    for (let round = 0; round < 20; round++) {
      if (take(file, self)) return { release }
      const holder = read(file)
      if (!holder) continue
      if (await isAlive(place, holder)) throw new FolderInUse(place, holder)
      setAside(file, holder)
      rmSync(join(place, buildSocketName(holder.id)), { force: true })
      if (!take(file, self)) continue
      // Another process may have seen the same dead holder and moved this lock aside before it checked whose it was.
      await wait(50)
      if (read(file)?.id === self.id) return { release }
    }
    throw new Error(`The data folder ${place} cannot be locked: many processes are starting at once.`)
  } catch (error) {
    alive.close()
    throw error
  }
}

const buildSocketName = (id: string) => `lock-${id}.sock`

/**
 * Runs `use` with the address of a socket in the folder. Systems allow about a hundred bytes for one, so a long path
 * goes through the descriptor number of the opened folder; on Windows such sockets have names of their own.
 */
async function withAddress<T>(folder: string, id: string, use: (address: string) => Promise<T>): Promise<T> {
  if (process.platform === 'win32') return use(`\\\\.\\pipe\\shafaf-${id}`)
  const path = join(folder, buildSocketName(id))
  if (Buffer.byteLength(path) < 100 || process.platform !== 'linux') return use(path)
  const opened = openSync(folder, 'r')
  try {
    return await use(`/proc/self/fd/${opened}/${buildSocketName(id)}`)
  } finally {
    closeSync(opened)
  }
}

function listenIn(folder: string, id: string): Promise<{ close(): void }> {
  return withAddress(folder, id, (address) => {
    const server: Server = createServer((asking) => asking.destroy())
    server.unref()
    return new Promise((ready, failed) => {
      server.once('error', ({ message }) =>
        failed(new Error(`The data folder ${folder} cannot be locked, since no socket can be made in it: ${message}`)),
      )
      server.listen(address, () =>
        ready({
          close() {
            server.close()
            rmSync(join(folder, buildSocketName(id)), { force: true })
          },
        }),
      )
    })
  })
}

/**
 * Returns whether the holder lives. Connection refused or socket not found: its process has ended. Any other outcome
 * means that something answers.
 */
function isAlive(folder: string, { id }: Holder): Promise<boolean> {
  if (!id) return Promise.resolve(false)
  return withAddress(
    folder,
    id,
    (address) =>
      new Promise((resolve) => {
        const asking = connect(address)
        asking.once('connect', () => {
          asking.destroy()
          resolve(true)
        })
        asking.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
      }),
  )
}

/** Writes the lock under another name and links it, so that it appears with its content or not at all. */
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

/** Moves the dead holder's lock away; puts it back when it turns out to belong to another process. */
function setAside(file: string, dead: Holder) {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (read(aside)?.id !== dead.id) linkSync(aside, file)
  } catch {
    // Another process was faster; the next attempt sees what it left.
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // Not written by this program, so there is no holder to name.
    if (error instanceof SyntaxError) return { pid: 0, id: '' }
    throw error
  }
}
