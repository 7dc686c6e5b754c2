import { accomplices } from './accomplices.ts'
import type { Attack } from './attack.ts'
import { changes } from './changes.ts'
import { context } from './context.ts'
import { databaseCopies, leaving } from './copies.ts'
import { deviceLeft } from './device.ts'
import { likelihood } from './likelihood.ts'
import { moment } from './moment.ts'
import { letters, trigger } from './readers.ts'
import { releases } from './releases.ts'
import { twins } from './twins.ts'

/** All attacks. */
export const attacks: readonly Attack[] = [
  letters,
  trigger,
  moment,
  accomplices,
  likelihood,
  releases,
  changes,
  context,
  databaseCopies,
  twins,
  leaving,
  deviceLeft,
]
