import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileProblem } from '../../contract/problem-groups.ts'
import { type Refusal, refuse } from '../platform/http/answer.ts'
import type { JudgeReply, JudgeRequest } from './file-process.ts'
import type { FileFit, JudgedFile } from './judge.ts'

export type { FileFit, JudgedFile } from './judge.ts'

/**
 * Returns what is stored of a received file (`judgeFile`), or the problem with it: `unavailable` when too many wait.
 */
export type TakeFile = (file: Blob, fit: FileFit) => Promise<JudgedFile | FileProblem>

type Options = {
  /**
   * The program that judges files; by default the one beside this file, in the source and beside the built server
   * alike.
   */
  program?: string
  maxMilliseconds?: number
  maxWaiting?: number
}
type WaitingFile = { asked: JudgeRequest; done: (taken: JudgedFile | FileProblem) => void }
type JudgeProcess = { child: ChildProcess; ready: boolean }

const ending = extname(import.meta.url)
const besideThis = fileURLToPath(new URL(`./file-process${ending}`, import.meta.url))
/** Milliseconds the process may take to start, and milliseconds it stays when it is idle. */
const maxBeginning = 30_000
const maxIdle = 60_000

/**
 * Creates a function that judges files in a process of its own, one at a time: however hard one is, no other request
 * waits for it, and a file that takes too long or breaks the decoder ends with that process. The process has none of
 * the server's settings or keys.
 */
export function createTakeFile({
  program = besideThis,
  maxMilliseconds = 3000,
  maxWaiting = 8,
}: Options = {}): TakeFile {
  const waiting: WaitingFile[] = []
  let judge: JudgeProcess | undefined
  let current: WaitingFile | undefined
  let timer: NodeJS.Timeout | undefined

  const endAfter = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => end(judge), milliseconds)
    timer.unref()
  }

  function begin(): void {
    const child = fork(program, {
      env: {},
      execArgv: ['--max-old-space-size=128', ...(extname(program) === '.ts' ? ['--import', 'tsx'] : [])],
      serialization: 'advanced',
      stdio: 'ignore',
    })
    const begun: JudgeProcess = { child, ready: false }
    child.on('message', (told: JudgeReply) => {
      if (begun !== judge) return
      if (told === 'ready') begun.ready = true
      else finish(typeof told.taken === 'string' ? told.taken : { ...told.taken, bytes: Buffer.from(told.taken.bytes) })
      beginNext()
    })
    child.on('error', () => end(begun))
    child.on('exit', () => end(begun))
    // Does not keep the server process alive.
    child.unref()
    child.channel?.unref()
    judge = begun
    endAfter(maxBeginning)
  }

  /** Ends the process: the file in progress cannot be judged; if it never started, no file can. */
  function end(ended: JudgeProcess | undefined): void {
    ended?.child.kill('SIGKILL')
    if (!ended || ended !== judge) return
    judge = undefined
    clearTimeout(timer)
    if (!ended.ready) current = waiting.shift()
    finish(ended.ready ? 'file_broken' : 'unavailable')
    beginNext()
  }

  function finish(taken: JudgedFile | FileProblem): void {
    current?.done(taken)
    current = undefined
  }

  function beginNext(): void {
    if (current) return
    if (waiting.length === 0) endAfter(maxIdle)
    else if (!judge) begin()
    else if (judge.ready) {
      current = waiting.shift()!
      endAfter(maxMilliseconds)
      judge.child.send(current.asked, () => {})
    }
  }

  return async (file, fit) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (waiting.length >= maxWaiting) return 'unavailable'
    return new Promise((done) => {
      waiting.push({ asked: { bytes, type: file.type, fit }, done })
      beginNext()
    })
  }
}

/** The function that all the server's calls share. */
export const takeFile = createTakeFile()

/** Refuses a call for the problem with a file in a field, or asks the caller to retry when too many files wait. */
export const refuseFile = (code: FileProblem, field: string): Refusal<FileProblem> =>
  code === 'unavailable' ? refuse(503, code, field, 5) : refuse(422, code, field)
