import { Validator } from '@seriousme/openapi-schema-validator'
import { array, define, integer, intersection, min, object, pattern, string, type, union } from 'superstruct'
import { afterAll, describe, expect, test } from 'vitest'
import words from '../../locales/en/api.json'
import type { ApiGuide } from '../../src/contract/developers.schema.ts'
import { apiBase } from '../../src/contract/endpoint.ts'
import { calls, endpoints } from '../../src/contract/endpoints.ts'
import { buildPayload, createAnswers, listVisible } from '../../src/contract/form/check.ts'
import { listFormProblems } from '../../src/contract/form/problems.ts'
import { documentPath, openApiDocument } from '../../src/contract/openapi/document.ts'
import { listFileFields, toWireName } from '../../src/contract/openapi/form-schema.ts'
import { buildSchema } from '../../src/contract/openapi/json-schema.ts'
import { buildOperationId, buildPathTemplate, listFormNames } from '../../src/contract/openapi/operation.ts'
import { problemCodes } from '../../src/contract/problem.ts'
import { listStatuses } from '../../src/contract/problem-status.ts'
import { translateIn } from '../../src/server/developers/words.ts'
import { madeAnswers } from '../support/answers/made-answers.ts'
import { document, fits, operationAt, pointerTo, undocumented } from '../support/oracles/documented.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
afterAll(server.close)

const get = (headers: Record<string, string> = {}) => server.app.request(documentPath, { headers })

const keysIn = (part: object, before = ''): string[] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysIn(value, `${before}${key}.`),
  )

describe('the document of the calls', () => {
  test.each(['en', 'ar'] as const)('%s: it is OpenAPI 3.1, and a validator says so', async (language) => {
    const response = await get({ 'X-Language': language })
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=UTF-8')
    const validator = new Validator()
    const { valid, errors } = await validator.validate(await response.json())
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('it describes every call of the contract, each under a name of its own, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    )
    const declared = calls.map(
      (call) => `${call.endpoint.method} ${buildPathTemplate(call.endpoint)} ${buildOperationId(call)}`,
    )
    expect(described.sort()).toEqual(declared.sort())
    expect(new Set(calls.map(buildOperationId)).size).toBe(endpoints.length)
  })

  test('it says who may call, what repeats once, and that public reads need nothing', () => {
    for (const endpoint of endpoints) {
      const { security, parameters } = operationAt(endpoint)!
      expect(security).toEqual(endpoint.access === 'public' ? [] : [{ session: [] }])
      const refs = parameters.flatMap((one) => ('$ref' in one ? [one.$ref] : []))
      expect(refs.includes('#/components/parameters/IdempotencyKey')).toBe(endpoint.idempotent === true)
    }
  })

  test('a problem of a form’s answer always has status 422', () => {
    for (const { form, shorter } of endpoints)
      for (const code of [form, shorter].flatMap((one) => (one ? listFormProblems(one) : [])))
        expect(listStatuses(code), code).toContain(422)
    for (const code of problemCodes) expect(listStatuses(code).length, code).toBe(code === 'malformed' ? 2 : 1)
  })

  test('its words are in the language that is asked for, and all of them are used', async () => {
    const used = new Set<string>()
    const translate = translateIn('en')
    openApiDocument({
      translate: (key, values) => {
        used.add(key)
        return translate(key, values)
      },
      origin: '',
    })
    expect([...used].sort()).toEqual(keysIn(words).sort())
    const arabic = (await (await get({ 'X-Language': 'ar' })).json()) as typeof document
    for (const { endpoint } of calls)
      expect(arabic.paths[buildPathTemplate(endpoint)]![endpoint.method.toLowerCase()]!.summary).toMatch(
        /\p{Script=Arabic}/u,
      )
  })

  test('it is kept for an hour, and not sent again to a client that has it', async () => {
    const first = await get()
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600')
    const again = await get({ 'If-None-Match': first.headers.get('ETag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const posted = await server.app.request(documentPath, { method: 'POST' })
    expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('what a person reads of it', () => {
  const read = (language: 'en' | 'ar') => server.call('GET', '/developers/guide', { language })

  test.each(['en', 'ar'] as const)('%s: every call, by subject, in the words of the document', async (language) => {
    const { subjects, base, version } = (await read(language)).json.data as ApiGuide
    const told = openApiDocument({ translate: translateIn(language), origin: base.replace(/\/api$/, '') })
    expect(version).toBe(told.info.version)
    expect(subjects.map(({ title }) => title)).toEqual(told.tags.map(({ description }) => description))
    const shown = subjects.flatMap((subject) =>
      subject.calls.map(({ method, path, summary }) => `${subject.name} ${method} ${path} ${summary}`),
    )
    const described = Object.entries(told.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => `${one.tags[0]} ${method.toUpperCase()} ${path} ${one.summary}`),
    )
    expect(shown.sort()).toEqual(described.sort())
  })

  test('each example fits the document, answers as well as bodies and addresses', async () => {
    const { subjects } = (await read('en')).json.data as ApiGuide
    const byId = new Map(calls.map((call) => [buildOperationId(call), call.endpoint]))
    for (const { id, example, curl, path } of subjects.flatMap((subject) => subject.calls)) {
      const endpoint = byId.get(id)!
      const text = example
      if (!endpoint.file)
        expect(undocumented(endpoint, { status: 200, type: 'application/json', text })).toBe(undefined)
      const body = /-d '(.*)'$/m.exec(curl)?.[1]
      const pointer = pointerTo(
        'paths',
        path,
        endpoint.method.toLowerCase(),
        'requestBody',
        'content',
        'application/json',
      )
      if (body) expect([id, fits(`${pointer}/schema`, JSON.parse(body)).why]).toEqual([id, 'No errors'])
      expect(curl.split('\n')[0]).not.toContain('{')
    }
  })

  test('a command of a public read works as it stands', async () => {
    const { subjects } = (await read('en')).json.data as ApiGuide
    for (const { curl, method, who } of subjects.flatMap((subject) => subject.calls)) {
      const address = /^curl '(.+?)'$/.exec(curl)?.[1]
      if (method === 'POST' || !address || who !== words.access.public) continue
      expect([address, (await server.app.request(address)).status < 500]).toEqual([address, true])
      expect((await server.app.request(address)).status, address).not.toBe(400)
    }
  })
})

describe('shapes as schemas', () => {
  test.each([
    ['a shape of ours it does not know', define('telephone', () => true)],
    ['one of several', union([string(), integer()])],
    ['several at once', intersection([type({}), type({})])],
    ['a number with a rule of its own', min(integer(), 3)],
    ['a text with a rule of its own', pattern(string(), /^a+b$/)],
    ['one inside another', object({ inner: array(define('inner', () => true)) })],
  ])('%s is refused rather than guessed', (_, struct) => {
    expect(() => buildSchema(struct)).toThrow(/no schema is known/)
  })

  test.each(
    calls.flatMap(({ endpoint }) => (endpoint.form && !endpoint.file ? [[endpoint.path, endpoint] as const] : [])),
  )('right answers to the form of %s fit, and without a required one they do not', (_, endpoint) => {
    const form = endpoint.form!
    const body: Record<string, unknown> = { ...buildPayload(form, { ...createAnswers(form), ...madeAnswers(form) }) }
    const name = listFormNames(calls).get(form)!
    for (const file of Object.keys(listFileFields(form))) body[file] = 'bytes'
    for (const field of form.fields) {
      if (field.kind === 'company') body[toWireName(field)] = 1
      if (field.kind === 'pairs')
        body[toWireName(field)] = Array(field.min).fill({ [field.parts[0]]: 'a', [field.parts[1]]: 'b' })
    }
    const pointer = pointerTo('components', 'schemas', name)
    const whole = fits(pointer, body)
    expect(whole.why).toBe('No errors')
    for (const { field } of listVisible(form, body, 'wire')) {
      const wire = toWireName(field)
      if (field.missing === undefined) continue
      const { [wire]: _gone, ...rest } = body
      expect(fits(pointer, rest).fits, wire).toBe(false)
    }
  })
})

test('there is nothing but the document beside it', async () => {
  const beside = await server.app.request(`${apiBase}/openapi.yaml`)
  expect(beside.status).toBe(404)
})
