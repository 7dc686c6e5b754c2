/**
 * `npm run drill`: kills, freezes, fills, cuts, restores and fails over built servers on a real PostgreSQL and on the
 * embedded database while people write, and prints what was lost, what was doubled and how long each recovery took.
 * `npm run drill -- kills freezes` plays the named parts, `-- kills=50` with that many faults. Exits with 1 where
 * anything is lost, doubled or counted wrong.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const scratch = mkdtempSync(join(tmpdir(), 'shafaf-drill-report-'))
const report = join(scratch, 'report')
const named = process.argv.slice(2).map((word) => word.split('='))
const sizes = Object.fromEntries(named.map(([name, faults = '']) => [name, faults]))

const words = ['vitest', 'run', '--project', 'journeys', 'tests/postgres/drill.test.ts']
if (named.length > 0) words.push('-t', `once (${named.map(([name]) => name).join('|')})$`)
// No daily run has the file of the drill.
const env = { ...process.env, WHOLE: '1', DRILL: JSON.stringify(sizes), DRILL_REPORT: report }
const { status } = spawnSync('npx', ['--no-install', ...words], { stdio: 'inherit', env })

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const told = ({ part, faults, acknowledged, putOff, underWay, lost, doubled, recoveries, found = '' }) => {
  const sorted = [...recoveries].sort((a, b) => a - b)
  const at = (share) => seconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
  return [
    ...[part, faults, acknowledged, putOff, underWay, lost, doubled].map(String),
    ...[at(0.5), at(0.95), seconds(sorted.at(-1)), found],
  ]
}
const head = [
  'part',
  'faults',
  'acknowledged',
  'put off',
  'under way',
  'lost',
  'doubled',
  'recovery',
  '95 %',
  'longest',
  '',
]
const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : []
const rows = lines.map((line) => told(JSON.parse(line)))
const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
for (const row of [head, ...rows]) console.log(row.map((cell, at) => cell.padEnd(widths[at])).join('  '))
rmSync(scratch, { recursive: true })
process.exit(status ?? 1)
