/**
 * Does `work` with the next picture, for what has to know where things lie: the page is laid out then anyway, while asked
 * at once, in the middle of a press, it would be laid out twice. Returns what calls it off, as an effect does.
 */
export function withNextPicture(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}
