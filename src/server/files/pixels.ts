/** An image in memory, four bytes to a pixel: red, green, blue, opacity. */
export type Pixels = { width: number; height: number; data: Uint8Array }

/** The middle of an image, as wide as it is high. */
export function square({ width, height, data }: Pixels): Pixels {
  const side = Math.min(width, height)
  const left = (width - side) >> 1
  const top = (height - side) >> 1
  const cut = new Uint8Array(side * side * 4)
  for (let row = 0; row < side; row += 1) {
    const from = ((top + row) * width + left) * 4
    cut.set(data.subarray(from, from + side * 4), row * side * 4)
  }
  return { width: side, height: side, data: cut }
}

/**
 * An image whose longer side is `most` pixels at most, on white. Each new pixel is the mean of those it stands for; a
 * smaller image keeps its size.
 */
export function shrink({ width, height, data }: Pixels, most: number): Pixels {
  const scale = Math.max(1, Math.max(width, height) / most)
  const to = { width: Math.max(1, Math.round(width / scale)), height: Math.max(1, Math.round(height / scale)) }
  const out = new Uint8Array(to.width * to.height * 4)
  for (let y = 0; y < to.height; y += 1) {
    const [top, bottom] = span(y, to.height, height)
    for (let x = 0; x < to.width; x += 1) {
      const [left, right] = span(x, to.width, width)
      const sum = [0, 0, 0]
      for (let row = top; row < bottom; row += 1)
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          const opacity = data[at + 3]! / 255
          for (let part = 0; part < 3; part += 1) sum[part]! += data[at + part]! * opacity + 255 * (1 - opacity)
        }
      const count = (bottom - top) * (right - left)
      const at = (y * to.width + x) * 4
      for (let part = 0; part < 3; part += 1) out[at + part] = Math.round(sum[part]! / count)
      out[at + 3] = 255
    }
  }
  return { ...to, data: out }
}

/** The old pixels, from and until, that the new one `at` stands for. */
function span(at: number, news: number, olds: number): [number, number] {
  const from = Math.floor((at * olds) / news)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * olds) / news))]
}
