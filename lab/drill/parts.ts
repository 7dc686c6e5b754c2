import { archives } from './archives.ts'
import { clusters } from './clusters.ts'
import { cutLines } from './cuts.ts'
import { failovers } from './failovers.ts'
import { fills, fillsPostgres } from './fills.ts'
import { freezes } from './freezes.ts'
import { kills, killsEmbedded } from './kills.ts'
import { memory } from './memory.ts'
import type { Part } from './part.ts'
import { restores } from './restores.ts'
import { upgrades } from './upgrades.ts'

/** All parts of `npm run drill`, in order. */
export const parts: readonly Part[] = [
  kills,
  killsEmbedded,
  freezes,
  fills,
  fillsPostgres,
  cutLines,
  failovers,
  clusters,
  restores,
  archives,
  upgrades,
  memory,
]
