/**
 * Reads a row of which only the id is known: `find` returns its company, and `read` the row of that company. Looks once
 * more where the company has become another one between the two; undefined where there is no such row.
 */
export async function readOfCompany<Row>(
  find: () => Promise<number | null>,
  read: (companyId: number) => Promise<Row | null | undefined>,
): Promise<{ companyId: number; row: Row } | undefined> {
  for (let last: number | null = null; ; ) {
    const companyId = await find()
    if (companyId === null || companyId === last) return undefined
    const row = await read(companyId)
    if (row) return { companyId, row }
    last = companyId
  }
}
