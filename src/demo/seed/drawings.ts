import { createRandom } from './random.ts'

type Colour = readonly [number, number, number]
/** Returns the colour at a point; both coordinates run from 0 to 1, across the picture and down. */
type Scene = (x: number, y: number) => Colour

const size = { width: 720, height: 540 }

const mix = (a: Colour, b: Colour, share: number): Colour => {
  const clamped = Math.min(1, Math.max(0, share))
  return [a[0] + (b[0] - a[0]) * clamped, a[1] + (b[1] - a[1]) * clamped, a[2] + (b[2] - a[2]) * clamped]
}

/** Paints dunes in three rows below a low sun. */
const paintDunes: Scene = (x, y) => {
  const rows: [number, Colour][] = [
    [0.56 + 0.05 * Math.sin(x * 6 + 1), [226, 170, 118]],
    [0.68 + 0.06 * Math.sin(x * 4 + 3), [201, 137, 88]],
    [0.82 + 0.05 * Math.sin(x * 5.2), [160, 100, 66]],
  ]
  const row = rows.findLast(([top]) => y > top)
  if (row) return mix(row[1], [90, 56, 40], (y - row[0]) * 1.2)
  const sun = Math.hypot((x - 0.68) * 1.33, y - 0.4)
  return sun < 0.08 ? [255, 236, 190] : mix([255, 214, 160], [92, 150, 170], 1 - y * 1.7 + (sun < 0.3 ? sun - 0.3 : 0))
}

const paints: Colour[] = [
  [11, 107, 107],
  [190, 88, 60],
  [222, 160, 40],
  [70, 110, 150],
  [150, 158, 160],
]

/** Paints containers stacked in a yard, each in its own colour. */
const paintContainers: Scene = (x, y) => {
  if (y < 0.3) return mix([176, 208, 220], [228, 236, 234], y * 3.3)
  if (y > 0.86) return mix([120, 118, 112], [92, 90, 86], (y - 0.86) * 7)
  const row = Math.floor((y - 0.3) / 0.14)
  const column = Math.floor(x * 5 + row * 0.5)
  const chance = createRandom(`container ${row} ${column}`)
  const within = [(x * 5 + row * 0.5) % 1, ((y - 0.3) / 0.14) % 1] as const
  const isEdge = within[0] < 0.02 || within[1] < 0.05
  const ribs = Math.floor(within[0] * 28) % 2 === 0 ? 0 : 0.1
  return isEdge ? [52, 56, 58] : mix(chance.pick(paints), [20, 24, 26], ribs + within[1] * 0.12)
}

/** Paints lit windows of an office at night. */
const paintWindows: Scene = (x, y) => {
  if (y > 0.92) return [18, 26, 34]
  const at = [x * 9, y * 8] as const
  const chance = createRandom(`window ${Math.floor(at[0])} ${Math.floor(at[1])}`)
  const isFrame = at[0] % 1 < 0.14 || at[1] % 1 < 0.2
  if (isFrame) return mix([28, 42, 54], [16, 24, 34], y)
  return chance.chance(0.55) ? mix([255, 214, 138], [226, 158, 82], at[1] % 1) : mix([40, 66, 84], [24, 40, 54], y)
}

const scenes = { dunes: paintDunes, containers: paintContainers, windows: paintWindows }
export type Drawing = keyof typeof scenes

/** Draws a picture that looks like something without showing any real place, as a JPEG. */
export async function draw(drawing: Drawing): Promise<Buffer> {
  const { width, height } = size
  const data = Buffer.alloc(width * height * 3)
  // One colour for each block of two by two pixels: nobody looks closer, and it takes a quarter of the time.
  for (let top = 0; top < height; top += 2)
    for (let left = 0; left < width; left += 2) {
      const colour = scenes[drawing](left / width, top / height)
      for (const at of [
        top * width + left,
        top * width + left + 1,
        (top + 1) * width + left,
        (top + 1) * width + left + 1,
      ])
        for (let channel = 0; channel < 3; channel += 1) data[at * 3 + channel] = colour[channel]!
    }
  // Imported only if the demonstration is loaded: people's files are decoded in a process of their own.
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}
