/**
 * `npm run fuzz`: sends 50,000 requests from the contract made to be hard on the server; `npm run fuzz -- 5000 7` sets
 * another number and seed. Exits with 1 where a status code was above 499, a response differed from the OpenAPI
 * document, or took over two seconds of processor time, or twenty of real time, where a refused request stored
 * something, or where memory keeps growing.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fuzz } from '../../tests/support/attacks/fuzz.ts'
import { startTestServer } from '../../tests/support/server/server.ts'

const [count = 50_000, seed = 1] = process.argv.slice(2).map(Number)
const perRound = 5000
/**
 * In milliseconds: processor time, so that other work on the machine is not attributed to the server; and real time.
 */
const maxWork = 2000
const maxWait = 20_000
/** The largest allowed ratio of the memory in the second half of the rounds to that in the first. */
const maxGrowth = 1.25

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

// What judges files is a process that keeps none waiting: without this the program could end while it waits for it.
const awake = setInterval(() => {}, 60_000)
const server = await startTestServer()
let wrong = 0
const used: number[] = []
for (let done = 0; done < count; done += perRound) {
  const { statuses, failures, undocumented, stored, slowest, hardest } = await fuzz(server, {
    count: Math.min(perRound, count - done),
    seed: seed + done,
  })
  const hung = [...(slowest.milliseconds > maxWait ? [slowest] : []), ...(hardest.work > maxWork ? [hardest] : [])]
  wrong += failures.length + undocumented.length + stored.length + hung.length
  // What is in use: what the process has taken from the system depends on when garbage was last collected.
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  const memory = Math.round((heapUsed + external) / 2 ** 20)
  used.push(memory)
  console.log(
    `${Math.min(count, done + perRound)} requests, ${JSON.stringify(statuses)}, slowest ${Math.round(slowest.milliseconds)} ms, most work ${Math.round(hardest.work)} ms, ${memory} MB`,
  )
  for (const outcome of [...failures, ...undocumented, ...stored, ...hung]) console.log(JSON.stringify(outcome))
  if (failures.length > 0)
    console.log(
      server.log
        .filter((line) => /error|Error/.test(line))
        .slice(0, 20)
        .join('\n'),
    )
}
await server.close()
clearInterval(awake)
const half = Math.ceil(used.length / 2)
const [most, later] = [Math.max(...used.slice(0, half)), Math.max(0, ...used.slice(half))]
if (later > most * maxGrowth) {
  wrong += 1
  console.log(`memory grows: ${most} MB in the first half, ${later} MB in the second`)
}
console.log(`${count} requests, ${wrong} wrong`)
process.exit(wrong > 0 ? 1 : 0)
