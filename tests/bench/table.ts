import { cpus } from 'node:os'

/** Prints rows of cells as columns of equal width; the first row names them. */
export function printTable(title: string, rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const cells of rows) console.log(cells.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
}

/** The machine that measured, in words. */
export const machine = () => `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`
