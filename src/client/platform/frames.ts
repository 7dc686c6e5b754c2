/**
 * Runs `work` in the next animation frame, for code that has to measure the layout: the page is laid out then anyway,
 * while measured at once, in the middle of a press, it would be laid out twice. Returns a function that cancels it, as
 * an effect does.
 */
export function runWithNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}

/**
 * Runs `work` after the next frame is painted, for what follows from a press but is not its response. Returns a
 * function that cancels it.
 */
export function runAfterNextFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // An animation frame callback still runs before the paint; a timer set in it runs after.
  const callOff = runWithNextFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    callOff()
    clearTimeout(timer)
  }
}
