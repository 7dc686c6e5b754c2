import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createCachedRouter } from './cached-router.ts'

/** An application with a route that says which parameter it got, and one for everything else. */
const app = new Hono({ router: createCachedRouter() })
app.use('/api/things/*', async (context, next) => {
  await next()
  context.res.headers.set('X-Passed', 'yes')
})
app.get('/api/things/:id', (context) => context.text(`thing ${context.req.param('id')}`))
app.post('/api/things/:id', (context) => context.text(`made ${context.req.param('id')}`))
app.all('/*', (context) => context.text('else'))

const ask = async (path: string, method = 'GET') => {
  const answer = await app.request(path, { method })
  return `${await answer.text()} ${answer.headers.get('X-Passed') ?? ''}`.trim()
}

test('a path asked for again gets the same handlers with its own parameters, and its method counts', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(await ask('/api/things/1')).toBe('thing 1 yes')
    expect(await ask('/api/things/2')).toBe('thing 2 yes')
    expect(await ask('/api/things/1', 'POST')).toBe('made 1 yes')
    expect(await ask('/api/things')).toBe('else yes')
    expect(await ask('/api/others/1')).toBe('else')
  }
})

test('paths that are not cached, or too long for the cache, are found too', async () => {
  for (let id = 0; id < 2500; id += 1) await app.request(`/api/things/${id}`)
  expect(await ask('/api/things/0')).toBe('thing 0 yes')
  const long = 'x'.repeat(500)
  expect(await ask(`/api/things/${long}`)).toBe(`thing ${long} yes`)
})

test('the cache never grows beyond its bound', () => {
  const router = createCachedRouter<string>()
  router.add('GET', '/api/:id', 'handler')
  const found = router.match('GET', '/api/first')
  expect(router.match('GET', '/api/first')).toBe(found)
  for (let id = 0; id < 2000; id += 1) router.match('GET', `/api/${id}`)
  expect(router.match('GET', '/api/first')).not.toBe(found)
  expect(router.match('GET', '/api/first')[0].map(([handler]) => handler)).toEqual(['handler'])
})

test('the path of a page is not kept: it may hold the token of a link in a mail', () => {
  const router = createCachedRouter<string>()
  router.add('GET', '/auth/verify/:token', 'page')
  expect(router.match('GET', '/auth/verify/secret')).not.toBe(router.match('GET', '/auth/verify/secret'))
})
