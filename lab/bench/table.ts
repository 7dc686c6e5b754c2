import { cpus } from 'node:os'

/** Prints rows of cells as aligned columns; the first row is the header. */
export function printTable(title: string, rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const cells of rows) console.log(cells.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
}

/** Describes the machine of the measurement. */
export const machine = () => `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`
