import { maxToldRows, maxUploadedRows } from '../../contract/administration/administration.ts'
import * as contract from '../../contract/administration/figures.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import { refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { importFigures, readFigures, withdrawSource } from '../salaries/outside/import.ts'
import { countBySource } from '../salaries/outside/outside.queries.ts'
import { toAct } from './act.ts'

/** The routes of pay that others publish (`docs/launch.md`): imported from a file, and withdrawn. */
export const figureRoutes: readonly Route[] = [
  route(contract.listFigureSources, async ({ services }) => ({
    data: (await countBySource(services.db)).map(({ source: { nameEn, nameAr, ...source }, figures }) => ({
      ...{ ...source, name_en: nameEn, name_ar: nameAr, figures },
    })),
  })),

  route(contract.importFigures, async (call) => {
    const { services, answers } = call
    const { db, privacy } = services
    const bytes = new Uint8Array(await answers.file.arrayBuffer())
    const file = {
      maxRows: maxUploadedRows,
      open: async function* () {
        yield bytes
      },
    }
    const act = toAct(call)
    const read = await readFigures(await getLookups(db), file, act.now)
    const { counts, refused, problem } = await db.transaction((tx) =>
      importFigures({ db: tx, privacy }, read, { dryRun: answers.act !== 'keep' }, act),
    )
    const rows = refused.slice(0, maxToldRows).map(({ row, name, problems }) => ({
      ...{ row, name },
      problems: problems.map(({ column, code, near = [] }) => ({ column, code, near: [...near] })),
      likely: [],
    }))
    const data = { ...counts, rows, problem: problem ?? null }
    return answers.act === 'keep' ? { data, message: 'figures_imported' } : { data }
  }),

  route(contract.withdrawFigures, async (call) => {
    const { services, params } = call
    const problem = await services.db.transaction((tx) =>
      withdrawSource({ db: tx, privacy: services.privacy }, params.source, toAct(call)),
    )
    return problem ? refuse(404, problem) : { message: 'figures_withdrawn' }
  }),
]
