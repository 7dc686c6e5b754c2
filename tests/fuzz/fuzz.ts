/**
 * `npm run fuzz`: 50,000 requests from the contract made to be hard on the server; another number or seed after it:
 * `npm run fuzz -- 5000 7`. Ends with 1 where an answer was above 499, took over two seconds, or a refused request
 * stored something; prints how much memory was used at the beginning and at the end.
 */
import { fuzz, fuzzModerator } from '../support/fuzz.ts'
import { startTestServer } from '../support/server.ts'

const [count = 50_000, seed = 1] = process.argv.slice(2).map(Number)
const perRound = 5000
const maxWait = 2000

const server = await startTestServer({ moderators: { [fuzzModerator]: 'lead' } })
let wrong = 0
for (let done = 0; done < count; done += perRound) {
  const { statuses, failures, stored, slowest } = await fuzz(server, {
    count: Math.min(perRound, count - done),
    seed: seed + done,
  })
  const hung = slowest.milliseconds > maxWait
  wrong += failures.length + stored.length + (hung ? 1 : 0)
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
  console.log(
    `${Math.min(count, done + perRound)} requests, ${JSON.stringify(statuses)}, slowest ${Math.round(slowest.milliseconds)} ms, ${memory} MB`,
  )
  for (const outcome of [...failures, ...stored, ...(hung ? [slowest] : [])]) console.log(JSON.stringify(outcome))
  if (failures.length > 0)
    console.log(
      server.log
        .filter((line) => /error|Error/.test(line))
        .slice(0, 20)
        .join('\n'),
    )
}
await server.close()
console.log(`${count} requests, ${wrong} wrong`)
process.exit(wrong > 0 ? 1 : 0)
