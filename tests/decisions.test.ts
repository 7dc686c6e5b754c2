import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { files, isDecision, read } from './support/project/docs.ts'

const form =
  /^# (\d+)\. (.+)\n\n- Status: (in force|in force in part|superseded|proposed)\n- Date: (\d{1,2} [A-Z][a-z]+ 20\d\d)\n- Supersedes: (.+)\n- Superseded by: (.+)\n\n\S/

/** Parses `31 (the budget), 50`: each other record with what it is about, empty for the whole. */
const parseOthers = (said: string) =>
  said === 'nothing'
    ? []
    : [...said.matchAll(/(?:^|, )(\d+)(?: \(([^)]+)\))?(?=, \d|$)/g)].map(([, number, part = '']) => ({
        number: Number(number),
        part,
      }))

const records = files.filter(isDecision).map((path) => {
  const [, number, title, status, date, supersedes, supersededBy] = form.exec(read(path)) ?? []
  return {
    ...{ path, number: Number(number), title, status, date },
    supersedes: parseOthers(supersedes ?? ''),
    supersededBy: parseOthers(supersededBy ?? ''),
  }
})
type Others = (typeof records)[number]['supersedes']
const toPairs = (pick: (record: (typeof records)[number]) => Others, isReversed: boolean) =>
  records
    .flatMap((record) =>
      pick(record).map(({ number, part }) => {
        const [newer, older] = isReversed ? [number, record.number] : [record.number, number]
        return `${newer} supersedes ${older} (${part})`
      }),
    )
    .sort()

test('each decision begins with its number, title, status, date and what supersedes it', () => {
  expect(records.length).toBeGreaterThan(100)
  expect(records.filter(({ title }) => title === undefined).map(({ path }) => path)).toEqual([])
  const isDay = (date = '') => !Number.isNaN(Date.parse(date))
  expect(records.filter(({ date }) => !isDay(date)).map(({ path }) => path)).toEqual([])
})

test('the file of a decision has its number and the beginning of its title as its name', () => {
  const toName = (title: string) =>
    title
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
  const misnamed = records.filter(({ path, number, title = '' }) => {
    const [, named, words = ''] = /^(\d{4})-([a-z0-9-]+)\.md$/.exec(basename(path)) ?? []
    return Number(named) !== number || !`${toName(title)}-`.startsWith(`${words}-`)
  })
  expect(misnamed.map(({ path }) => path)).toEqual([])
})

test('the status of a decision follows from what supersedes it, and both records say so', () => {
  const getStatus = (others: Others) => {
    if (others.length === 0) return 'in force'
    return others.some(({ part }) => part === '') ? 'superseded' : 'in force in part'
  }
  expect(
    records.filter(({ status, supersededBy }) => status !== 'proposed' && status !== getStatus(supersededBy)),
  ).toEqual([])
  const superseding = toPairs(({ supersedes }) => supersedes, false)
  expect(superseding.length).toBeGreaterThan(20)
  expect(toPairs(({ supersededBy }) => supersededBy, true)).toEqual(superseding)
  // A later decision supersedes an earlier one.
  expect(records.filter(({ number, supersedes }) => supersedes.some((other) => other.number >= number))).toEqual([])
})

test('the list of decisions has each one once, in order, and marks those that are superseded', () => {
  const list = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- ['))
  expect(list.map((line) => /\]\(([^)]+)\)/.exec(line)?.[1])).toEqual(records.map(({ path }) => basename(path)).sort())
  const marked = list
    .filter((line) => / \(superseded by [\d, ]+\)$/.test(line))
    .map((line) => /\]\((\d+)/.exec(line)![1])
  const superseded = records.filter(({ status }) => status === 'superseded').map(({ number }) => number)
  expect(marked.map(Number)).toEqual(superseded.sort((one, other) => one - other))
})
