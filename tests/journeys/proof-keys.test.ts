import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { assemble } from '../../src/server/open-data/assemble.ts'
import { releaseData } from '../../src/server/open-data/release.ts'
import { listReleases, releaseTar } from '../../src/server/open-data/releases.queries.ts'
import { loadDataKey } from '../../src/server/open-data/signing.ts'
import { createEmptyTables } from '../../src/server/open-data/tables.ts'
import { createProofKeys, toText } from '../../src/server/proofs/blind-sign.ts'
import { domainCommand } from '../../src/tools/admin/domain-command.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer({ env: { PUBLIC_URL: 'http://shafaf.example' } })
const { db, services } = server
const { privacy } = services
const folder = mkdtempSync(join(tmpdir(), 'shafaf-keys-'))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Runs the verifier on releases, in their order; returns what it says. */
function verify(...releases: Buffer[]): Promise<string> {
  const paths = releases.map((tar, at) => {
    const path = join(folder, `${at}.tar`)
    writeFileSync(path, tar)
    return path
  })
  return new Promise((resolve) => {
    execFile(process.execPath, ['public/data/verify.mjs', ...paths], (_, said, wrong) => resolve(said + wrong))
  })
}

test('a key stands in every release of its year, and the verifier finds another one', async () => {
  const company = await newCompany(server)
  await employ(server, 'huda@rimal.example', company)
  await releaseData(services, new Date('2026-11-01T01:00:00Z'))
  await releaseData(services, new Date('2026-12-01T01:00:00Z'))
  const tars = await Promise.all((await listReleases(db)).map(({ month }) => releaseTar(db, month)))
  const [november, december] = tars as [Buffer, Buffer]
  const keyIn = (tar: Buffer) => /MIIBIjAN[\w-]+/.exec(tar.toString('latin1'))?.[0]
  expect(keyIn(november)).toBe(keyIn(december))
  expect(keyIn(november)).toMatch(/^MII/)
  expect(await verify(november, december)).not.toContain('WRONG')

  const [first] = await listReleases(db)
  const dataKey = await loadDataKey({ db, privacy })
  const forge = async (...keys: string[]) => {
    const companies = [{ company, name_en: 'Rimal', name_ar: 'رمال', industry: null }]
    const proof_keys = keys.map((key) => ({ company, year: 2026, key }))
    const tables = { ...createEmptyTables(), companies, proof_keys }
    return assemble(tables, { site: 'http://shafaf.example', month: '2026-12' }, first, dataKey).tar
  }
  const own = toText((await createProofKeys()).publicKey)
  expect(await verify(november, await forge(own))).toContain(
    `the key of company and year ${company} 2026 is another one`,
  )
  expect(await verify(await forge(keyIn(november)!, own))).toContain('a company has two keys for a year')
  expect(await verify(await forge('Call me: 0501234567'))).toContain('proof_keys: key holds')
})

test('the operator lists the domains of a company, adds one and takes one away', async () => {
  const company = await newCompany(server)
  await employ(server, 'huda@people.example', company)
  const said: string[] = []
  const run = (options: Record<string, string> = {}) =>
    db.transaction((tx) =>
      domainCommand.run({
        ...{ db: tx, privacy, now: new Date(), args: [String(company)], options },
        say: (line) => said.push(line),
      }),
    )
  await run({ add: 'Mail.Rimal.com.sa' })
  await run({ remove: 'rimal.com.sa' })
  expect(said).toEqual([`Company ${company}: rimal.com.sa, people.example.`, `Company ${company}: people.example.`])
  await expect(run({ add: 'gmail.com' })).rejects.toThrow('free providers never count')
  const [entry] = await listNewestEntries(db, 1)
  expect(entry).toMatchObject({ action: 'company.domain', subject: `company/${company}` })
})
