import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The server from its sources as a process of its own. */
export type ServerProcess = {
  url: string
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>
}

/** Starts it on this data folder and a free port; resolves once it listens, rejects with what it printed when it ends. */
export async function startServerProcess(dataFolder: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { PATH: process.env.PATH, TZ: 'UTC', PORT: '0', DATA_DIR: dataFolder, DEMO_DATA: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'close')
  return {
    url: await listening(child),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

function listening(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      const found = /http:\/\/localhost:\d+/.exec(printed)
      if (found) resolve(found[0])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)))
  })
}
