/**
 * The baseline of `npm run bench`: Hono, one prepared SELECT, the same bytes as a company profile; nothing else. Reads
 * PORT, DATABASE_URL and from `BODY` the bytes; prints a line when it listens.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query('CREATE TABLE IF NOT EXISTS bare (id int PRIMARY KEY, body text NOT NULL)')
await pool.query('INSERT INTO bare VALUES (1, $1) ON CONFLICT DO NOTHING', [process.env.BODY])

const app = new Hono()
app.get('/:id', async (c) => {
  const { rows } = await pool.query({
    name: 'body',
    text: 'SELECT body FROM bare WHERE id = $1',
    values: [Number(c.req.param('id'))],
  })
  return c.body(rows[0].body, 200, { 'Content-Type': 'application/json' })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => console.log('listening'))
