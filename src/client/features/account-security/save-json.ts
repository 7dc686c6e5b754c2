/** Saves data as a readable file named `<name>.json`. */
export function saveJson(data: unknown, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = `${name}.json`
  link.click()
  // Browsers read the bytes when the click is handled; a while later they are done with the address.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
