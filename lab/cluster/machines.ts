import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'

/** The network of the cluster, a bridge of this machine, and the address of the machine that the servers run on. */
const bridge = 'shafaf-bridge'
export const ownAddress = '10.77.0.1'

const ip = (...words: string[]) => execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const tryIp = (...words: string[]) => {
  try {
    ip(...words)
  } catch {
    // It is not there, which is what is wanted.
  }
}

/** Creates the bridge; one that an interrupted run left is removed first. Needs root and iproute2. */
export function openNetwork(): void {
  closeNetwork()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${ownAddress}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
}

export const closeNetwork = (): void => tryIp('link', 'delete', bridge)

/** Starts a program as the user `postgres`, in a network namespace if one is given; its output goes to a file. */
export function startProgram(folder: string, name: string, words: readonly string[], space?: string): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const [program, ...rest] = [
    ...(space ? ['ip', 'netns', 'exec', space] : []),
    'runuser',
    '-u',
    'postgres',
    '--',
    ...words,
  ]
  return spawn(program!, rest, { cwd: folder, stdio: ['ignore', log, log], detached: true })
}

/** A machine of its own: a network namespace, and the programs that run in it. */
export class Machine {
  readonly #space: string
  readonly #start: (space: string) => void

  /** `start` starts the programs of the machine in its namespace. */
  constructor(name: string, address: string, start: (space: string) => void) {
    this.#space = `shafaf-${name}`
    this.#start = start
    this.#remove()
    ip('netns', 'add', this.#space)
    const outside = `shafaf-${name}`
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', this.#space)
    ip('link', 'set', outside, 'master', bridge, 'up')
    ip('-n', this.#space, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    this.connect()
    ip('-n', this.#space, 'link', 'set', 'lo', 'up')
    this.turnOn()
  }

  turnOn(): void {
    this.#start(this.#space)
  }

  /** Ends all programs of the machine at once, as a power cut does. */
  turnOff(): void {
    this.#signal('SIGKILL')
  }

  freeze(): void {
    this.#signal('SIGSTOP')
  }

  thaw(): void {
    this.#signal('SIGCONT')
  }

  /** Cuts the machine off from all others; connections are not closed, they fall silent. */
  disconnect(): void {
    ip('-n', this.#space, 'link', 'set', 'eth0', 'down')
  }

  connect(): void {
    ip('-n', this.#space, 'link', 'set', 'eth0', 'up')
  }

  close(): void {
    this.turnOff()
    this.#remove()
  }

  #signal(signal: NodeJS.Signals): void {
    const ids = ip('netns', 'pids', this.#space).split('\n').filter(Boolean)
    for (const id of ids) {
      try {
        process.kill(Number(id), signal)
      } catch {
        // It ended meanwhile.
      }
    }
  }

  #remove(): void {
    tryIp('netns', 'delete', this.#space)
    tryIp('link', 'delete', this.#space)
  }
}
