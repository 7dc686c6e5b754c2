import { getScriptUrl } from '../script-address.ts'
import address from './worker.ts?worker&url'

/** Computes the proof of work for a challenge in a worker; undefined where this browser cannot. */
export function proveWork(challenge: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let worker: Worker | undefined
    const end = (proof?: string) => {
      worker?.terminate()
      resolve(proof)
    }
    try {
      worker = new Worker(getScriptUrl(address), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<string>) => end(data)
      worker.onerror = () => end()
      worker.postMessage(challenge)
    } catch {
      end()
    }
  })
}
