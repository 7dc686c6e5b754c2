/** How many pieces of work are under way that would be lost with the page. */
let underway = 0

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Runs work that is lost if the page is closed meanwhile: from before it begins until it is settled the browser asks
 * before the page is closed or left. It is not an effect of a component: that would run only after the work has begun.
 */
export async function holdPage<Result>(work: () => Promise<Result>): Promise<Result> {
  underway += 1
  addEventListener('beforeunload', ask)
  try {
    return await work()
  } finally {
    underway -= 1
    if (underway === 0) removeEventListener('beforeunload', ask)
  }
}
