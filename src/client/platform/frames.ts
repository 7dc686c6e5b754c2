/**
 * Does `work` with the next picture, for what has to know where things lie: the page is laid out then anyway, while asked
 * at once, in the middle of a press, it would be laid out twice. Returns what calls it off, as an effect does.
 */
export function runWithNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}

/**
 * Does `work` once the next picture is drawn, for what follows from a press but is not its answer. Returns what calls it
 * off.
 */
export function runAfterNextFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // What a picture begins with is still part of it; a timer comes after.
  const callOff = runWithNextFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    callOff()
    clearTimeout(timer)
  }
}
