/**
 * `npm run attack`: plays every attack at full length (an hour; `ATTACK_MOST=5000` plays none more often) and prints
 * what each wins; `npm run attack -- letters trigger` plays the named ones. Exits with 1 where one wins more than it
 * may.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const report = join(mkdtempSync(join(tmpdir(), 'shafaf-attack-')), 'report')
const names = process.argv.slice(2)
const vitest = (words, env) =>
  spawnSync('npx', ['--no-install', 'vitest', 'run', ...words], { stdio: 'inherit', env: { ...process.env, ...env } })
    .status ?? 1

const named = names.length > 0 ? ['-t', names.join('|')] : []
const failed = vitest(['--project', 'journeys', 'tests/journeys/attack.test.ts', ...named], {
  ATTACK_ROUNDS: 'whole',
  ATTACK_REPORT: report,
})

const percent = (part) => `${(100 * part).toFixed(1)} %`
const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : []
const head = ['attack', 'right', 'chance', 'advantage', '95 %', 'bound', '']
const rows = lines.map((line) => {
  const { name, right, of, chance, advantage, lower, upper, bound, wins, holds, isUndefended, remains } =
    JSON.parse(line)
  const outcome = isUndefended
    ? `undefended: ${wins ? 'wins' : 'DOES NOT WIN'}`
    : holds
      ? `holds${lower > bound ? ', though 95 % lies above' : ''}`
      : remains
        ? `remains: ${remains}`
        : 'WINS'
  return [
    ...[name, `${right} of ${of}`, percent(chance), percent(advantage)],
    ...[`${percent(lower)} to ${percent(upper)}`, percent(bound), outcome],
  ]
})
const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
for (const row of [head, ...rows]) console.log(row.map((cell, at) => cell.padEnd(widths[at])).join('  '))
console.log(
  'An attacker wins whose advantage lies above the bound with 99.999 %: so many are played that 95 % would err daily.',
)
process.exit(failed ? 1 : 0)
