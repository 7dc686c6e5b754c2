/** Writes a text as Excel does where Windows is Arabic. */
export function toWindows1256(written: string): Buffer {
  const decoder = new TextDecoder('windows-1256')
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...written].map((letter) => bytes.get(letter)!))
}
