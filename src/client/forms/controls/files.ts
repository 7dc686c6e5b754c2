const names: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  // What some devices call a CSV file.
  'application/vnd.ms-excel': 'CSV',
  'text/plain': 'CSV',
}

/** Lists media types by their usual names: `PNG`, `JPG`. */
export const listTypeNames = (types: readonly string[]): string[] => [
  ...new Set(types.map((type) => names[type] ?? type)),
]

/**
 * Redraws an image with at most `most` pixels on its longer side, as a JPEG: quick to send, upright, and without the
 * camera's metadata. A file that is no image this browser can draw is returned unchanged; the rules judge it then.
 */
export async function shrinkImage(file: File, most: number): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, most / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.width * scale))
    canvas.height = Math.max(1, Math.round(image.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return file
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return jpeg ? new File([jpeg], file.name, { type: jpeg.type }) : file
  } catch {
    return file
  }
}
