import type { ReportSection } from './report.ts'

const [width, margin, scale] = [720, 40, 2]
const buildFont = (size: number, weight = 400) => `${weight} ${size}px Cairo, sans-serif`

type Colours = { paper: string; ink: string; faint: string; line: string; brand: string }
const colours: Colours = { paper: '#FFFFFF', ink: '#10212B', faint: '#55666E', line: '#E4E6E1', brand: '#0B6363' }

/**
 * Draws a result as a picture, on the device; undefined where the browser cannot. It is light in both themes, as paper
 * is, and reads from right to left in Arabic.
 */
export async function drawReport(
  ...[title, sections, foot, dir]: [string, readonly ReportSection[], readonly string[], 'ltr' | 'rtl']
): Promise<Blob | undefined> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  // Once to know how high it is, and once to draw.
  const height = writeLines(pen, title, sections, foot, dir, false)
  canvas.width = width * scale
  canvas.height = height * scale
  pen.scale(scale, scale)
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, width, height)
  writeLines(pen, title, sections, foot, dir, true)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ?? undefined
}

/** Writes all lines below each other, or only measures them; returns where they end. */
function writeLines(
  ...[pen, title, sections, foot, dir, isDrawn]: [
    ...[CanvasRenderingContext2D, string, readonly ReportSection[], readonly string[], 'ltr' | 'rtl', boolean],
  ]
): number {
  const [start, end] = dir === 'ltr' ? [margin, width - margin] : [width - margin, margin]
  let y = margin
  const write = (text: string, size: number, colour: string, weight = 400, room = width - 2 * margin) => {
    pen.font = buildFont(size, weight)
    pen.direction = dir
    pen.textAlign = 'start'
    pen.fillStyle = colour
    for (const line of splitLines(pen, text, room)) {
      y += size * 1.5
      if (isDrawn) pen.fillText(line, start, y)
    }
  }
  write(title, 24, colours.ink, 700)
  for (const { title: heading, rows, notes = [] } of sections) {
    y += 22
    write(heading, 17, colours.brand, 700)
    for (const { name, value, why, kind } of rows) {
      const weight = kind === 'sum' ? 700 : 400
      y += 6
      const top = y
      write(name, 15, colours.ink, weight, width * 0.55)
      pen.font = buildFont(15, 600)
      pen.textAlign = 'end'
      if (isDrawn) pen.fillText(value, end, top + 22.5)
      if (why) write(why, 12, colours.faint, 400, width * 0.6)
      y += 6
      if (isDrawn) {
        pen.fillStyle = colours.line
        pen.fillRect(margin, y, width - 2 * margin, 1)
      }
    }
    for (const note of notes) write(note, 12, colours.faint)
  }
  y += 16
  for (const line of foot) write(line, 12, colours.faint)
  return y + margin
}

/** Breaks a text between its words, so that no line is wider than the room. */
function splitLines(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
