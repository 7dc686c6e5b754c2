import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command of the built `admin.js` with these settings and nothing else; returns its exit code and its output.
 */
export async function runCommand(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['dist/server/admin.js', ...words], {
    env: { PATH: process.env.PATH, TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes
    })
  const [code] = await once(child, 'close')
  return { code: Number(code), said }
}
