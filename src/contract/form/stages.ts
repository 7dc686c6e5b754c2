/**
 * Interview stages come in three groups (spec 3). The group follows from the id alone, so that a list of ids can be
 * checked without the lookup lists.
 */
export const stageGroups = {
  interview: { from: 100, to: 199, required: true },
  testing: { from: 200, to: 299, required: true },
  other: { from: 300, to: 399, required: false },
} as const

export type StageGroup = keyof typeof stageGroups

export function getStageGroup(id: number): StageGroup | undefined {
  return (Object.keys(stageGroups) as StageGroup[]).find(
    (group) => id >= stageGroups[group].from && id <= stageGroups[group].to,
  )
}
