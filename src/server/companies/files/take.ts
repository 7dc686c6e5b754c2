import type { FileProblem } from '../../../contract/problem-groups.ts'
import { type FileFit, type JudgedFile, refuseFile, takeFile } from '../../files/take.ts'
import type { CompanyFileUse } from '../../platform/db/schema/employers.ts'
import type { Refusal } from '../../platform/http/answer.ts'

/**
 * Sizes in pixels: a logo and a face are square, a cover and pictures as wide as a page. A document keeps its shape.
 */
const fits: Readonly<Record<CompanyFileUse, FileFit>> = {
  logo: { most: 256, square: true },
  ceo: { most: 256, square: true },
  cover: { most: 1600 },
  picture: { most: 1600 },
  document: { most: 1600 },
}

export type TakenFile = JudgedFile & { use: CompanyFileUse }

/**
 * Processes the files among the answers and returns what is stored of them, by field. The first that is not accepted
 * refuses the call.
 */
export async function takeFiles<Field extends string>(
  answers: { readonly [Name in NoInfer<Field>]?: Blob | undefined },
  uses: Readonly<Record<Field, CompanyFileUse>>,
): Promise<Partial<Record<Field, TakenFile>> | Refusal<FileProblem>> {
  const taken: Partial<Record<Field, TakenFile>> = {}
  for (const [field, use] of Object.entries(uses) as [Field, CompanyFileUse][]) {
    const file = answers[field]
    if (!file) continue
    const kept = await takeFile(file, fits[use])
    if (typeof kept === 'string') return refuseFile(kept, field)
    taken[field] = { ...kept, use }
  }
  return taken
}
