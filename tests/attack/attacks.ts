import { accomplices, edits } from './accomplices.ts'
import type { Attack } from './attack.ts'
import { context } from './context.ts'
import { databaseCopies, leaving } from './copies.ts'
import { deviceLeft } from './device.ts'
import { letters, trigger } from './readers.ts'

/** Every attack there is. */
export const attacks: readonly Attack[] = [
  letters,
  trigger,
  accomplices,
  edits,
  context,
  databaseCopies,
  leaving,
  deviceLeft,
]
