/** Splits rows into batches of at most `size`, each of which is one statement. */
export const splitBatches = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, nth) => rows.slice(nth * size, (nth + 1) * size))
