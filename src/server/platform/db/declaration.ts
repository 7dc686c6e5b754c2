/** What a migration says at its end: its number, and the oldest server that works with the tables it leaves. */
export type Declaration = { number: number; oldestServer: number }

/** Reads the declaration in the text of a migration; undefined when there is none, as in number 0. */
export function readDeclaration(text: string): Declaration | undefined {
  const found = /INSERT INTO "schema_numbers" \("number", "oldest_server"\) VALUES \((\d+), (\d+)\);\s*$/.exec(text)
  return found ? { number: Number(found[1]), oldestServer: Number(found[2]) } : undefined
}

/** Statements after which a server that was written before them may fail. */
const breaking: readonly RegExp[] = [
  /\bDROP (TABLE|COLUMN|SCHEMA|VIEW|TYPE|SEQUENCE|DEFAULT)\b/i,
  /\bRENAME\b/i,
  /\bSET DATA TYPE\b/i,
  /\bSET NOT NULL\b/i,
  /\bCREATE UNIQUE INDEX\b/i,
  /\bADD CONSTRAINT\b/i,
  /\b(DELETE FROM|TRUNCATE)\b/i,
]

/** Lists the statements of a migration that may break an older server: they contract the schema. */
export function listBreaking(text: string): string[] {
  const made = new Set([...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g)].map(([, table]) => table))
  const added = new Set(
    [...text.matchAll(/ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/g)].map(([, table, column]) => `${table}.${column}`),
  )
  return text
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => {
      // Nobody but this version uses a table that the migration itself creates.
      const table = /(?:ALTER TABLE|CREATE UNIQUE INDEX "\w+" ON) "(\w+)"/.exec(statement)?.[1]
      if (statement.startsWith('CREATE TABLE') || (table && made.has(table))) return false
      // Nor does an older server write a column that the migration adds.
      const [, of, column] =
        /^ALTER TABLE "(\w+)" ADD CONSTRAINT "\w+" (?:UNIQUE|FOREIGN KEY) ?\("(\w+)"\)/.exec(statement) ?? []
      if (added.has(`${of}.${column}`)) return false
      const isAdded = /\bADD COLUMN\b/i.test(statement)
      const isRequired = isAdded && /\bNOT NULL\b/i.test(statement) && !/\b(DEFAULT|GENERATED)\b/i.test(statement)
      return isRequired || breaking.some((one) => one.test(statement))
    })
}

/**
 * Splits a generated migration into what is done at once and what would hold up writers for long: an index on a table
 * that the migration does not create itself.
 */
export function splitLongChanges(text: string): { now: string; later: string } {
  const separator = '--> statement-breakpoint'
  const statements = text.split(separator).map((statement) => statement.trim())
  const made = new Set([...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g)].map(([, table]) => table))
  const isLong = (statement: string) => {
    const table = /^CREATE INDEX "\w+" ON "(\w+)"/.exec(statement)?.[1]
    return table !== undefined && !made.has(table)
  }
  const join = (some: readonly string[]) => some.map((statement) => `${statement}\n`).join(`${separator}\n`)
  return {
    now: join(statements.filter((statement) => !isLong(statement))),
    later: join(statements.filter(isLong)),
  }
}
