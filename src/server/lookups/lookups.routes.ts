import { getStageGroup, type StageGroup } from '../../contract/form/stages.ts'
import type { LookupItem } from '../../contract/lookups/lists.schema.ts'
import * as lists from '../../contract/lookups/lists.ts'
import type { Call, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getLookups } from './lookups.queries.ts'
import type { ListName } from './lookups.ts'

async function listItems({ services, language }: Call, list: ListName, parent?: number): Promise<LookupItem[]> {
  const lookups = await getLookups(services.db)
  return lookups.items(list, parent).map((item) => ({
    ...lookups.named(item, language),
    also: [...lookups.named(item, language).also],
    ...(item.hidden && { hidden: 1 as const }),
    ...listEarlierIds(lookups.idsOf(list, item.id)),
    // Authors see the titles of their own department first.
    ...(list === 'jobtitles' && item.parentId !== null ? { department: item.parentId } : {}),
  }))
}

/** The ids of items that have become this one: a device may hold an answer with one of them. */
const listEarlierIds = ([, ...was]: readonly number[]) => (was.length > 0 ? { was } : {})

/** The lists that take no parameters and are returned as they are. */
type WholeList = typeof lists.getBenefits

const routeWholeList = (endpoint: WholeList, list: ListName) =>
  route(endpoint, async (call) => ({ data: await listItems(call, list) }))

/** The routes of the lists of spec 7, with names in the language of the call. */
export const lookupRoutes: readonly Route[] = [
  routeWholeList(lists.getAgeGroups, 'ageGroups'),
  routeWholeList(lists.getBenefits, 'benefits'),
  routeWholeList(lists.getCountries, 'countries'),
  routeWholeList(lists.getCurriencies, 'curriencies'),
  routeWholeList(lists.getCompanySizes, 'employeeNumbers'),
  routeWholeList(lists.getEmploymentStatus, 'employmentStatus'),
  routeWholeList(lists.getCompanyTypes, 'types'),
  routeWholeList(lists.getDepartments, 'departments'),
  routeWholeList(lists.getIndustries, 'industries'),
  routeWholeList(lists.getJoblevels, 'joblevels'),
  routeWholeList(lists.getJobtitles, 'jobtitles'),
  routeWholeList(lists.getNationalities, 'nationalities'),
  routeWholeList(lists.getQualifications, 'qualifications'),
  route(lists.getCities, async (call) => {
    return { data: await listItems(call, 'cities', call.query.country_id) }
  }),
  route(lists.getSpecialisations, async (call) => ({ data: await listItems(call, 'specilizations', call.params.id) })),
  route(lists.getExperienceGroups, async (call) => ({
    data: { workexperience: await listItems(call, 'workexperience') },
  })),
  route(lists.getInterviewStages, async (call) => {
    const stages = await listItems(call, 'stages')
    const group = (name: StageGroup) => stages.filter(({ id }) => getStageGroup(id) === name)
    return { data: { interview: group('interview'), testing: group('testing'), other: group('other') } }
  }),
]
