/** A file of an archive: its name (ASCII, at most 100 characters) and its bytes. */
export type TarFile = { name: string; bytes: Uint8Array }

const block = 512

/**
 * Writes files as a tar (ustar, POSIX.1-1988) that contains only the files and `moment`: the same files give the
 * same bytes on every machine. Throws for a name that does not fit.
 */
export function writeTar(files: readonly TarFile[], moment: Date): Buffer {
  const parts = files.flatMap(({ name, bytes }) => [
    buildHeader(name, bytes.length, moment),
    bytes,
    Buffer.alloc((block - (bytes.length % block)) % block),
  ])
  // Two empty blocks end the archive.
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}

function buildHeader(name: string, size: number, moment: Date): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`a tar holds no file called ${name}`)
  const header = Buffer.alloc(block)
  const writeOctal = (value: number, length: number, at: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1')
  header.write(name, 0, 'latin1')
  writeOctal(0o644, 8, 100)
  writeOctal(0, 8, 108)
  writeOctal(0, 8, 116)
  writeOctal(size, 12, 124)
  writeOctal(moment.getTime() / 1000, 12, 136)
  header.write('        0', 148, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

/** Returns the bytes of a file of such an archive; undefined when it has none of that name. */
export function readTarFile(tar: Buffer, wanted: string): Buffer | undefined {
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const name = tar.toString('latin1', at, tar.indexOf(0, at))
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8)
    if (name === wanted) return tar.subarray(at + block, at + block + size)
    at += block + Math.ceil(size / block) * block
  }
  return undefined
}
