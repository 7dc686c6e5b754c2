import { clientNumber } from '../../../contract/client-number.ts'
import { mayHaveArrived, type Parcel, type Submission } from '../submission.ts'

/** Whether a record was packed by this client or a later one, so that it may leave as it is. */
export const isPacked = (record: Submission): record is Submission & { parcel: Parcel } =>
  record.parcel !== undefined && (record.parcel.client ?? 0) >= clientNumber

/**
 * Returns a waiting record packed again by this client, with the proof that it carried before; nothing that a server
 * asked of the client before it delays it.
 */
export const packAgain = (record: Submission, parcel: Parcel): Submission => ({
  ...record,
  parcel: {
    ...parcel,
    body: { ...parcel.body, proof: record.parcel?.body.proof },
    client: clientNumber,
    ...(mayHaveArrived(record) && { again: true }),
  },
  notBefore: 0,
  paced: undefined,
})
