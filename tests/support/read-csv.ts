/** Parses CSV as RFC 4180 defines it into rows of cells. Throws where the text does not conform. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const quoted = /"((?:[^"]|"")*)"/y
    const plain = /[^",\r\n]*/y
    const reader = text[at] === '"' ? quoted : plain
    reader.lastIndex = at
    const found = reader.exec(text)
    if (!found) throw new Error(`no cell begins at ${at}`)
    row.push(reader === quoted ? found[1]!.replaceAll('""', '"') : found[0])
    at = reader.lastIndex
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      rows.push(row)
      row = []
      at += 2
    } else throw new Error(`no cell ends at ${at}`)
  }
  if (row.length > 0) throw new Error('the last line does not end')
  return rows
}
