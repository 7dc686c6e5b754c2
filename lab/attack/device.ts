import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { IDBFactory } from 'fake-indexeddb'
import { reviewKinds } from '../../src/contract/reviews/kinds.ts'
import { createRandom } from '../../src/demo/seed/random.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { openDevice } from '../../tests/support/server/device.ts'
import { startTestServer } from '../../tests/support/server/server.ts'
import { type Attack, tallyRight } from './attack.ts'

/** Returns everything in the databases of a browser, as text. */
async function storedOn(disk: IDBFactory): Promise<string> {
  const found: unknown[] = []
  for (const { name } of await disk.databases()) {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = disk.open(name!)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    for (const store of opened.objectStoreNames) {
      const all = opened.transaction(store).objectStore(store)
      for (const request of [all.getAll(), all.getAllKeys()])
        found.push(
          await new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          }),
        )
    }
    opened.close()
  }
  return JSON.stringify(found)
}

/**
 * One of twelve people writes on a shared device, sends it and signs out as the app does; the next user of the device
 * reads everything on it and guesses who it was, and which of twelve companies it was about.
 */
export const deviceLeft: Attack = {
  name: 'device',
  rounds: { test: 4, whole: 40 },
  play: async (rounds) => {
    const server = await startTestServer({ clock: () => new Date('2026-10-10T09:00:00Z') })
    try {
      await server.empty()
      await server.db.execute(sql`insert into companies (id, name_en, name_ar, is_approved)
        select n, 'Rimal ' || n, 'رمال', true from generate_series(101, 112) as n`)
      const people = Array.from({ length: 12 }, (_, n) => ({ email: `owner-${n}@example.com`, token: '' }))
      for (const person of people) person.token = await server.signUp(person.email)
      const pairs = createRandom(randomUUID()).shuffled(
        people.flatMap((_, n) => Array.from({ length: 12 }, (_, at) => [n, 101 + at] as const)),
      )
      const who: boolean[] = []
      const where: boolean[] = []
      const written: boolean[] = []
      // One device for all: what one person leaves is there for the next.
      const disk = new IDBFactory()
      for (let round = 0; round < rounds; round += 1) {
        // Each person writes about each company once: a refused contribution would be a draft they chose to keep.
        const [person, companyId] = pairs[round]!
        await server.liftLimits()
        const { email, token } = people[person]!
        const kind = reviewKinds.filter((one) => one === 'salary' || one === 'interview')[round % 2]!
        const device = await openDevice(server, disk)
        await device.signIn(email, token)
        await device.submit(kind, companyId, sampleAnswers(kind, { description: 'my boss shouts at everybody' }))
        await device.drain({ eager: true })
        const { forgetTraces } = await import('../../src/client/outbox/sign-out.ts')
        device.signOut()
        await forgetTraces()
        if ((await device.records()).length > 0) throw new Error('what was sent was not taken')
        const left = await storedOn(device.disk)
        const named = people.findIndex((one) => left.includes(one.email))
        who.push((named >= 0 ? named : randomInt(people.length)) === person)
        const about = Array.from({ length: 12 }, (_, n) => 101 + n).find((id) => left.includes(String(id)))
        where.push((about ?? 101 + randomInt(12)) === companyId)
        written.push(left.includes('shouts'))
      }
      return [
        { name: 'who it was', ...tallyRight(who), chance: 1 / 12 },
        { name: 'which company it was about', ...tallyRight(where), chance: 1 / 12 },
        { name: 'what was written', ...tallyRight(written), chance: 0 },
      ]
    } finally {
      await server.close()
    }
  },
}
