import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check } from '../../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../../src/contract/form/form.ts'
import type { ProblemCode } from '../../../src/contract/problem.ts'
import type { Row } from '../../spec/tables/row.ts'
import { pickSent } from '../../spec/tables/sent-rows.ts'
import { byPath } from '../problems.ts'
import { languages, wordsOf } from '../project/locales.ts'
import type { TestServer } from './server.ts'

/** A form with valid answers, and the problems expected of others. */
export type Suite = { name: string; form: Form; right: RawAnswers; table: Row[] }

/**
 * A server that accepts these forms: the token that sends them, the path of each, and what has to be cleared before
 * each.
 */
export type Prepared = {
  server: TestServer
  token: string
  paths: Record<string, string>
  before?(): Promise<void>
}

/** Checks every row of the tables by the rules, which browser and server share. */
export function checkByRules(suites: Suite[]): void {
  describe.each(suites)('a $name as the browser checks it', ({ form, right, table }) => {
    test.each(table)('$says', ({ answers, problems }) => {
      const checked = check(form, { ...right, ...answers })
      expect(checked.ok ? {} : byPath(checked.problems)).toEqual(problems)
    })
  })
}

/**
 * Sends rows of the tables to the server (`pickSent`); its message is the problem's, but for the codes of
 * `others`.
 */
export function checkOnServer(suites: Suite[], others: ProblemCode[], prepare: () => Promise<Prepared>): void {
  describe('as the server checks it', () => {
    let prepared: Prepared
    beforeAll(async () => {
      prepared = await prepare()
    })
    afterAll(() => prepared?.server.close())

    const cases = suites.flatMap(({ name, right, table }) => pickSent(table).map((row) => ({ name, right, ...row })))
    test.each(cases)('a $name, $says', async ({ name, right, answers, problems }) => {
      const { server, token, paths, before } = prepared
      const codes = Object.values(problems)
      for (const language of languages) {
        // The tables send more requests in a minute than a person may in a day.
        await server.liftLimits()
        await before?.()
        const headers = { 'Idempotency-Key': randomUUID() }
        const body = { ...right, ...answers }
        const { status, json } = await server.call('POST', paths[name]!, { token, language, headers, body })
        const expected = { status: codes.length ? 422 : 200, problems }
        expect({ status, problems: byPath(json.problems ?? []) }).toEqual(expected)
        const alone = codes.filter((code) => !others.includes(code))
        if (alone.length === 1) expect(json.message).toBe(wordsOf(language, 'problems').get(alone[0]!))
      }
    })
  })
}
