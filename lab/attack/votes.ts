import { randomInt } from 'node:crypto'
import { sampleBody } from '../../tests/support/answers/sample-reviews.ts'
import { startTestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'

/**
 * A member finds a review helpful, or takes that back, early or late between two rounds. The attacker reads the list after
 * each half. `rounds` '0' counts votes at once: there the attacker has to win.
 */
async function timeVotes(rounds: number, publishRounds: 'day' | '0'): Promise<Outcome> {
  const server = await startTestServer({ env: { PUBLISH_ROUNDS: publishRounds } })
  const guesses: boolean[] = []
  try {
    await server.empty()
    await server.db.execute(
      `insert into companies (id, name_en, name_ar, is_approved) values (1, 'Rimal', 'رمال', true)`,
    )
    const writer = await server.signUp('noura@example.com')
    const reader = await server.signUp('sara@example.com')
    await server.call('POST', '/interview/review', {
      token: writer,
      body: sampleBody('interview', 1),
      headers: { 'Idempotency-Key': 'interview' },
    })
    await server.publish()
    if (publishRounds !== '0') await server.round()
    const seen = async () => (await server.call('GET', '/companies/1/interviews')).json.data.interviews[0]
    const { id } = await seen()
    for (let round = 0; round < rounds; round += 1) {
      await server.liftLimits()
      const vote = async () => {
        const body = { reaction: round % 2 === 0 ? 'helpful' : 'none' }
        const sent = await server.call('POST', `/reviews/${id}/reaction`, { token: reader, body })
        if (sent.status !== 200) throw new Error(`a vote was refused: ${sent.text}`)
        // Whoever votes sees it at once.
        if (sent.json.data.helpful !== (round % 2 === 0 ? 1 : 0)) throw new Error('a vote does not show to its reader')
      }
      const [before, early] = [await seen(), randomInt(2) === 1]
      if (early) await vote()
      const between = await seen()
      if (!early) await vote()
      const after = await seen()
      const moved = [between, after].findIndex(({ helpful }) => helpful !== before.helpful)
      guesses.push((moved < 0 ? randomInt(2) === 1 : moved === 0) === early)
    }
  } finally {
    await server.close()
  }
  const isUndefended = publishRounds === '0'
  const name = `when a person voted${isUndefended ? ', if it counts at once' : ''}`
  return { name, ...tallyRight(guesses), chance: 0.5, ...(isUndefended && { isUndefended }) }
}

export const votes: Attack = {
  name: 'votes',
  rounds: { test: 24, whole: 240 },
  play: async (rounds) => [await timeVotes(rounds, 'day'), await timeVotes(Math.min(rounds, 60), '0')],
}
