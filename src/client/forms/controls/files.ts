const names: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'application/pdf': 'PDF',
}

/** `PNG`, `JPG`: media types as people know them. */
export const listTypeNames = (types: readonly string[]): string[] => types.map((type) => names[type] ?? type)

/**
 * An image drawn anew with `most` pixels on its longer side at most, as a JPEG: quick to send, upright, and without what
 * the camera noted in it. Anything that is no image this browser can draw comes back as it is; rules judge it then.
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
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return drawn ? new File([drawn], file.name, { type: drawn.type }) : file
  } catch {
    return file
  }
}
