import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the first of these programs that is installed, searched along PATH; absolute paths are taken as they are. */
export function firstInstalled(programs: readonly (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs
    .filter((program): program is string => Boolean(program))
    .flatMap((program) => (program.includes('/') ? [program] : folders.map((folder) => join(folder, program))))
    .find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs a Debian package where that is possible (root, apt-get); otherwise throws an error that says what to do. */
export function installFromDebian(packageName: string, how: string): void {
  const possible = process.getuid?.() === 0 && existsSync('/etc/debian_version') && firstInstalled(['apt-get'])
  if (!possible) throw new Error(`The tests need ${packageName} and did not find it. ${how}`)
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update')
  apt('install', '-y', '--no-install-recommends', packageName)
}
