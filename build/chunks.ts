import { relative } from 'node:path'
import { type Needs, planChunks } from './chunk-plan.ts'

/** What the bundler tells of a module. */
type Info = { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => Info | null }

/**
 * The areas of the site: whatever is fetched by itself belongs to the first area its path fits. Who opens one of an
 * area is about to open the others.
 */
const areas: [name: string, paths: RegExp][] = [
  ['home', /screens\/Home\./],
  ['home, further down', /features\/(?:home|studies\/LatestStudies|awards\/LatestAwards)/],
  ['search', /screens\/(?:Search|Companies|NotFound)\.|features\/search\//],
  ['company', /screens\/(?:Company|company-content)\./],
  ['writing a review', /screens\/(?:RateCompany|InterviewReview)\.|features\/reviews\//],
  ['reviews on cards', /screens\/WriteReview\./],
  ['company forms', /screens\/(?:AddCompany|UpdateCompany)\./],
  ['account', /screens\/(?:Login|Register|ForgotPassword|ResetPassword|Verify|AddInfo)\./],
  ['outbox', /screens\/Outbox\./],
  ['salaries', /screens\/Salaries\./],
  ['sharing a salary', /compare\/share-salary/],
  ['comparison', /screens\/Compare/],
  ['texts', /screens\/(?:Content|Faq|Methodology)\./],
  ['studies and awards', /screens\/(?:Awards|Studies)\./],
  ['profile', /screens\/(?:MyProfile|profile-sections|Dashboard)\./],
  ['profile, sections', /features\/(?:profile|account-security|questions\/MyQuestions)/],
  ['employer', /screens\/(?:Employer|employer-sections)\./],
  ['employer, sections', /screens\/employer\/|features\/(?:employer-area|company-assets\/CompanyAssets|unlock)/],
  ['employers, entry', /screens\/(?:EmployerRegister|ForEmployers)\.|features\/employers-entry\//],
  ['moderation', /screens\/(?:Moderation|Appeal)|features\/announcements\//],
  ['company, tabs', /features\/(?:companies|culture|interviews|salaries|statistics|questions|company-assets)\//],
  ['every page, later', /shell\/PageWide\./],
  ['every page, on intent', /./],
]
/** How little may be fetched needlessly: pages with limits of their own (`weights.ts`) hardly fetch any, heavy ones less. */
const tightness: Record<string, number> = { home: 0.3, company: 0.3, comparison: 0.05 }

/** The least a chunk holds, in characters before they are made small. */
const least = 4500
/** A file of an icon has all its sizes and shapes, of which one or two are used. */
const iconSize = 700

/** Names the chunk of each module of ours, and of each icon, beyond what every page begins with. */
export function chunkNames(entry: string) {
  let plan: Map<string, string> | undefined
  return (id: string, context: Context): string | null => {
    plan ??= new Map(
      planChunks(needsOf(entry, context), least, (area) => tightness[area] ?? 0.01).flatMap((modules, at) =>
        modules.map((one) => [one, `part-${at}`] as const),
      ),
    )
    return plan.get(id) ?? null
  }
}

function needsOf(entry: string, context: Context): Needs {
  const info = (id: string) => context.getModuleInfo(id) ?? { code: '', importedIds: [], dynamicallyImportedIds: [] }
  const ours = (id: string) => /\/src\/|\/react-icons\/lib\/atoms\//.test(id)
  const first = reached([entry], (id) => info(id).importedIds)
  const imports = (id: string) => info(id).importedIds.filter((one) => ours(one) && !first.has(one))
  const later = (id: string) => info(id).dynamicallyImportedIds.filter((one) => ours(one) && !first.has(one))
  const all = reached([entry], (id) => [...info(id).importedIds.filter(ours), ...later(id)])

  const needs = new Map<string, { size: number; imports: readonly string[]; users: Set<string> }>()
  for (const root of new Set([...all].flatMap(later)))
    for (const id of reached([root], imports)) {
      const size = id.includes('/react-icons/') ? iconSize : (info(id).code?.length ?? 0)
      const need = needs.get(id) ?? { size, imports: imports(id), users: new Set() }
      needs.set(id, need)
      need.users.add(areaOf(relative(process.cwd(), root)))
    }
  return needs
}

const areaOf = (path: string) => areas.find(([, paths]) => paths.test(path))![0]

/** All that `from` leads to, itself included. */
function reached(from: string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const one of next(id)) found.add(one)
  return found
}
