import { findProof } from './find-proof.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(findProof(data)))
