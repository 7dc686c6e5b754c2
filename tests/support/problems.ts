import type { Problem } from '../../src/contract/problem.ts'

/** Returns the code of each problem by its path. */
export const byPath = (problems: readonly Problem[] = []): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, code }) => [path, code]))

/** Returns the code of the first problem of a response; `done` for a success. */
export async function codeOf(
  reply: Promise<{ status: number; json: { problems?: { code: string }[] } }>,
): Promise<string> {
  const { status, json } = await reply
  return status === 200 ? 'done' : json.problems![0]!.code
}
