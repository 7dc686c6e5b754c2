import { accomplices } from './accomplices.ts'
import type { Attack } from './attack.ts'
import { changes } from './changes.ts'
import { clock } from './clock.ts'
import { context } from './context.ts'
import { databaseCopies, leaving } from './copies.ts'
import { deviceLeft } from './device.ts'
import { keyAtRest } from './key-at-rest.ts'
import { likelihood } from './likelihood.ts'
import { moment } from './moment.ts'
import { person } from './person.ts'
import { planting } from './planting.ts'
import { proofs } from './proofs.ts'
import { letters, trigger } from './readers.ts'
import { releases } from './releases.ts'
import { twins } from './twins.ts'
import { replacement, vanishing } from './vanishing.ts'
import { votes } from './votes.ts'

/** All attacks. */
export const attacks: readonly Attack[] = [
  letters,
  trigger,
  moment,
  accomplices,
  likelihood,
  person,
  releases,
  changes,
  clock,
  context,
  planting,
  proofs,
  vanishing,
  replacement,
  votes,
  keyAtRest,
  databaseCopies,
  twins,
  leaving,
  deviceLeft,
]
