import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shafaf-lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const module = fileURLToPath(new URL('./folder-lock.ts', import.meta.url))
/** Starts a process that tries to lock the folder, reports whether it could, and then waits for its end. */
const holder = () => {
  const code = `const { lockFolder } = await import(${JSON.stringify(module)})
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('has it'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim())
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  return { pid: child.pid, said, kill }
}

test('a folder in use is refused, naming the folder and the process', async () => {
  const other = holder()
  expect(await other.said).toBe('has it')
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} is in use by process ${other.pid}.`)
  await other.kill()
})

test('what a killed process left behind is taken over', async () => {
  const other = holder()
  expect(await other.said).toBe('has it')
  await other.kill()
  const lock = await lockFolder(folder)
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  lock.release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('a lock stays locked when its process number means nothing here, as in another container', async () => {
  const other = holder()
  expect(await other.said).toBe('has it')
  const file = join(folder, 'lock')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  // A process id that is not in use.
  writeFileSync(file, JSON.stringify({ ...lock, pid: 2 ** 22 + 1 }))
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await other.kill()
  const ours = await lockFolder(folder)
  ours.release()
})

test('what is left of a holder whose number has gone to another process is taken over', async () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, id: 'x' }))
  const lock = await lockFolder(folder)
  lock.release()
  expect(readdirSync(folder)).toEqual([])
})

test('also in a folder with a long name', async () => {
  const deep = join(folder, 'a'.repeat(120))
  mkdirSync(deep)
  const lock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUse)
  lock.release()
  expect(readdirSync(deep)).toEqual([])
})

test('of several that start on a dead lock at once, one gets it', async () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, id: 'x' }))
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a lock nobody can read is nobody’s', async () => {
  writeFileSync(join(folder, 'lock'), '{"pid":')
  const lock = await lockFolder(folder)
  lock.release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})
