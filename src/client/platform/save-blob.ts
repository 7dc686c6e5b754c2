const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
}

/** Saves these bytes as a file with this name; characters that file systems do not allow are left out of the name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.${endings[blob.type] ?? 'bin'}`
  link.click()
  // Browsers read the bytes when the click is handled; a while later they are done with the address.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
