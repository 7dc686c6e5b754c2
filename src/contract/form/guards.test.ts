import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findContactData } from './contact-data.ts'
import { findPeopleNamed } from './people-named.ts'

type Sentences = Record<'contact' | 'contactHarmless' | 'people' | 'peopleHarmless', string[]>
const read = (name: string) =>
  JSON.parse(readFileSync(`tests/support/contact/${name}-sentences.json`, 'utf8')) as Sentences

/** Two hundred sentences of each kind, in both languages: the rules were written with one set, and the other unread. */
describe.each(['tuned', 'unread'])('of the %s sentences', (name) => {
  const sentences = read(name)
  const hasContact = (text: string) => findContactData(text) !== undefined
  const namesSomebody = (text: string) => findPeopleNamed(text).length > 0
  test.each([
    ['contact data', sentences.contact, sentences.contactHarmless, hasContact],
    ['names of people', sentences.people, sentences.peopleHarmless, namesSomebody],
  ] as const)('85 %% with %s are found, and at most 5 %% without', (_, some, none, isFound) => {
    expect(some.filter(isFound).length / some.length).toBeGreaterThanOrEqual(0.85)
    expect(none.filter(isFound).length / none.length).toBeLessThanOrEqual(0.05)
  })
})
