import { open } from 'node:fs/promises'

/** Waits until a file, or the names in a folder, are on the disk. */
export async function flushToDisk(name: string): Promise<void> {
  const handle = await open(name)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
