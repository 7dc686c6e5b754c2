/**
 * `npm run jobs`: two servers run their jobs through 200 hours on one PostgreSQL and are killed in the middle of them,
 * where `npm test` plays 20; `npm run jobs -- 1000` plays that many. Exits with 1 where a job was left out or done
 * twice.
 */
import { spawnSync } from 'node:child_process'

const [rounds = '200'] = process.argv.slice(2)
const words = ['vitest', 'run', '--project', 'journeys', 'tests/postgres/jobs.test.ts', '-t', 'two servers']
const env = { ...process.env, ROUNDS: rounds }
process.exit(spawnSync('npx', ['--no-install', ...words], { stdio: 'inherit', env }).status ?? 1)
