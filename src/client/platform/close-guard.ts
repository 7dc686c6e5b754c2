/** What would be lost with the page: pieces of work under way, and what only the page holds. */
const holders = new Set<object>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * While `held`, the browser asks before the page is closed or left, since it would be lost with what `holder` names.
 */
export function setCloseGuard(holder: object, held: boolean): void {
  if (held) holders.add(holder)
  else holders.delete(holder)
  if (holders.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

/**
 * Runs work that is lost if the page is closed meanwhile: from before it begins until it is settled the browser asks
 * before the page is closed or left. It is not an effect of a component: that would run only after the work has begun.
 */
export async function runGuarded<Result>(work: () => Promise<Result>): Promise<Result> {
  const holder = {}
  setCloseGuard(holder, true)
  try {
    return await work()
  } finally {
    setCloseGuard(holder, false)
  }
}
