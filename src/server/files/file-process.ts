import type { FileProblem } from '../../contract/problem-groups.ts'
import { type FileFit, judgeFile } from './judge.ts'

/** The requests of the server to this process (`take.ts`), and its replies: first that the process is ready. */
export type JudgeRequest = { bytes: Uint8Array; type: string; fit: FileFit }
export type JudgeReply =
  | 'ready'
  | { taken: { type: 'image/jpeg' | 'application/pdf'; bytes: Uint8Array } | FileProblem }

const send = (told: JudgeReply) => process.send!(told)

process.on('message', ({ bytes, type, fit }: JudgeRequest) => {
  void judgeFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), type, fit).then((taken) => send({ taken }))
})
// The server has ended.
process.on('disconnect', () => process.exit())
send('ready')
