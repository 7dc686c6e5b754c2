import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import prom, { type MetricObject, type Registry } from 'prom-client'

/** The messages between workers and the process that started them, about their metrics. */
type Message = { shafaf: 'here' | 'ask' | 'numbers' | 'told'; id: string; numbers?: MetricObject[]; text?: string }

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'shafaf' in message

/** Timeouts for the metrics of one worker, and of all, in milliseconds. */
const [workerTimeout, totalTimeout] = [2_000, 4_000]

/**
 * Collects the metrics of the workers, in the process that started them, for any worker that asks. One that is still
 * starting or is stuck is left out, so that the others can be monitored.
 */
export function collectAll(): () => void {
  const here = new Set<Worker>()
  const askNumbers = (worker: Worker) =>
    new Promise<MetricObject[]>((resolve) => {
      const id = randomUUID()
      const timer = setTimeout(() => finish([]), workerTimeout)
      const receive = (message: unknown) => {
        if (isOurs(message) && message.id === id) finish(message.numbers ?? [])
      }
      const finish = (numbers: MetricObject[]) => {
        clearTimeout(timer)
        worker.off('message', receive)
        resolve(numbers)
      }
      worker.on('message', receive)
      worker.send({ shafaf: 'ask', id } satisfies Message)
    })
  const answerMessage = async (worker: Worker, message: unknown) => {
    if (!isOurs(message)) return
    if (message.shafaf === 'here') here.add(worker)
    if (message.shafaf !== 'told') return
    const numbers = await Promise.all([...here].filter((one) => one.isConnected()).map(askNumbers))
    const text = await prom.AggregatorRegistry.aggregate(numbers).metrics()
    if (worker.isConnected()) worker.send({ ...message, text } satisfies Message)
  }
  const forget = (worker: Worker) => void here.delete(worker)
  cluster.on('message', answerMessage).on('exit', forget)
  return () => void cluster.off('message', answerMessage).off('exit', forget)
}

/**
 * Creates a function that returns the metrics of all workers together if this process is one of them; those of
 * `register` otherwise. Rejects when no answer comes.
 */
export function createTogether(register: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics()
  const say = (message: Message) => void process.send!(message)
  process.on('message', async (message) => {
    if (!isOurs(message) || message.shafaf !== 'ask') return
    say({ shafaf: 'numbers', id: message.id, numbers: await register.getMetricsAsJSON() })
  })
  say({ shafaf: 'here', id: '' })
  return () =>
    new Promise((resolve, reject) => {
      const id = randomUUID()
      const timer = setTimeout(() => finish(), totalTimeout)
      const finish = (text?: string) => {
        clearTimeout(timer)
        process.off('message', receive)
        if (text === undefined) reject(new Error('the numbers of the workers did not come'))
        else resolve(text)
      }
      const receive = (message: unknown) => {
        if (isOurs(message) && message.id === id && message.shafaf === 'told') finish(message.text)
      }
      process.on('message', receive)
      say({ shafaf: 'told', id })
    })
}
