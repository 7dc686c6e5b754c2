import type { Database } from './database.ts'

/** Runs something, takes back all that it wrote, and returns its result: so it is known what it would do. */
export async function tryOut<Result>(tx: Database, run: (inner: Database) => Promise<Result>): Promise<Result> {
  const takenBack = new Error('taken back')
  let result: Result | undefined
  try {
    await tx.transaction(async (inner) => {
      result = await run(inner)
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  return result as Result
}
