import { publishWaiting } from '../../../src/server/app/publication/publish.ts'
import { type SubmitOutcome, submit } from '../../../src/server/reviews/submit.ts'

/** Submits a review and runs the round of publication that every server runs sooner or later. */
export async function contribute(...[services, author, submission]: Parameters<typeof submit>): Promise<SubmitOutcome> {
  const outcome = await submit(services, author, submission)
  await publishWaiting(services)
  return outcome
}
