import { useState } from 'react'
import type { Endpoint } from '../../contract/endpoint.ts'
import { saveBlob } from '../platform/save-blob.ts'
import { showToast } from '../platform/toast.ts'
import type { Input } from './call.ts'
import { call } from './client.ts'

/** Returns a function that fetches a file and saves it under a name; shows `failed` where that does not work. */
export function useDownload(endpoint: Endpoint<Blob, any>, failed: string) {
  const [busy, setBusy] = useState(false)
  const download = async (params: Input['params'], name: string) => {
    setBusy(true)
    const outcome = await call(endpoint, { params })
    setBusy(false)
    if (outcome.ok) saveBlob(outcome.data, name)
    else showToast({ kind: 'error', text: outcome.message ?? failed })
  }
  return { busy, download }
}
