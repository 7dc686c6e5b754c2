import { useState } from 'react'
import { listAnsweredStudies } from '../../../contract/studies/studies.ts'
import { useQuery } from '../../data/query.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'

/** Returns which of these studies the signed-in person has answered, and a function to add one. */
export function useAnswered(ids: readonly number[]) {
  const signedIn = useSignedIn()
  // At most as many as the server accepts; the last ones are those just loaded.
  const asked = ids.slice(-50).join(',')
  const read = useQuery(listAnsweredStudies, signedIn && asked ? { query: { ids: asked } } : null)
  const [now, setNow] = useState<readonly number[]>([])
  return {
    signedIn,
    known: !asked || read.state !== 'loading',
    answered: (id: number) => signedIn && (now.includes(id) || (read.data?.includes(id) ?? false)),
    note: (id: number) => setNow([...now, id]),
  }
}
