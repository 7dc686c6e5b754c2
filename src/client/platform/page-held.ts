/** How much is on its way that would not arrive without the page. */
let underway = 0

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Does something that is lost if the page goes meanwhile: from before it begins until it is settled the browser asks before
 * the page is closed or left. Not an effect of what is drawn: that comes after the first of it is on its way.
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
