import type { Submission } from '../../../src/client/outbox/submission.ts'
import type { Site } from './site.ts'

/** Sends what a record holds as its device did, of which only the answer was lost; throws where it is refused. */
export async function sendParcel(
  site: Pick<Site, 'url'>,
  token: string,
  { parcel, key }: Pick<Submission, 'parcel' | 'key'>,
): Promise<void> {
  const { status } = await fetch(`${site.url}/api${parcel!.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
    body: JSON.stringify(parcel!.body),
  })
  if (status !== 200) throw new Error(`${parcel!.path} was answered with ${status}`)
}
