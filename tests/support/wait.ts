/** Asks until the answer is neither null, undefined nor false; throws with `what` after `seconds`. Never waits longer. */
export async function until<T>(what: string, ask: () => Promise<T> | T, seconds = 60): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000
  let last: unknown
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== undefined && answer !== false) return answer as NonNullable<T>
      last = answer
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`waited ${seconds} s for ${what}; last seen: ${last}`)
}
