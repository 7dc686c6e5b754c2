import { lookups } from '../../server/lookups/lists.ts'

/** Words by which a specialisation belongs to a line of work, matched against its English name. */
const lines = {
  business:
    /account|financ|econom|business|market|human res|supply|logist|risk|management|public admin|policy|office|SHRM|CIPS|PMP|SOCPA|CFA/i,
  people: /human res|SHRM|psycholog|business|public admin|office|social work/i,
  money: /account|financ|econom|statist|mathem|risk|SOCPA|CFA|CMA|business/i,
  law: /law|sharia|islamic/i,
  computing: /comput|software|information|cyber|data|network|cloud|AWS|CISSP|artificial|statist/i,
  engineering:
    /engineer|electric|mechanic|civil|chemical|petroleum|architect|geolog|technology|welding|air cond|automotive|PMP|physics/i,
  safety: /safety|environment|NEBOSH|chemis|industrial/i,
  health: /medic|dent|pharm|nurs|physio|laborator|radiol|health|nutri|biolog/i,
  teaching: /educat|language|mathem|physics|chemis|biolog|islamic|psycholog|natural sci|humanit/i,
  hosting: /hospital|hotel|touris|nutri|business|food/i,
  creating: /design|media|market|language|communicat|humanit/i,
  moving: /supply|logist|business|customs|aviation|CIPS|warehous|automotive/i,
  growing: /agricult|biolog|environment|industrial|mechanic|chemis/i,
} as const
type Line = keyof typeof lines

/** The fields that people of each department have studied, by department id. */
const studied: Record<number, Line[]> = {
  1: ['people'],
  2: ['money'],
  3: ['computing'],
  4: ['computing'],
  5: ['computing', 'money'],
  6: ['business'],
  7: ['business', 'creating'],
  8: ['business', 'people'],
  9: ['business', 'moving'],
  10: ['moving'],
  11: ['moving', 'engineering'],
  12: ['engineering'],
  13: ['engineering'],
  14: ['engineering', 'growing'],
  15: ['engineering'],
  16: ['engineering', 'safety'],
  17: ['safety'],
  18: ['law'],
  19: ['money', 'law'],
  20: ['people', 'business'],
  21: ['business', 'money'],
  22: ['money'],
  23: ['health'],
  24: ['business'],
  25: ['hosting'],
  26: ['teaching'],
  27: ['creating', 'computing'],
  28: ['moving', 'engineering'],
  29: ['business', 'people'],
  30: ['creating', 'business'],
}

/** Professions whose name implies a field of study: title and specialisation, by their English names. */
const professions: [RegExp, RegExp][] = [
  [/doctor|practitioner/i, /^medicin|health sciences/i],
  [/dentist/i, /dent|health sciences/i],
  [/pharmacist/i, /pharm|health sciences/i],
  [/nurse/i, /nurs/i],
  [/physiotherap/i, /physio/i],
  [/radiograph/i, /radiol/i],
  [/laboratory/i, /laborator|chemis/i],
  [/nutrition/i, /nutri/i],
  [/architect$/i, /architect/i],
  [/interior/i, /interior|design/i],
  [/civil|structural|surveyor|quantity|site engineer/i, /civil/i],
  [/electric|instrument|telecom/i, /electric/i],
  [/mechanic|air cond|maintenance engineer/i, /mechanic|air cond|energy/i],
  [/petrol|reservoir/i, /petrol|engineer/i],
  [/chemical/i, /chemical|engineer/i],
  [/solar/i, /electric|mechanic|energy/i],
  [/lawyer|legal|litigation/i, /law|sharia/i],
  [/cyber|security analyst|penetration|SOC/i, /cyber|CISSP|comput/i],
  [/developer|DevOps|software/i, /software|computer|programming|information|cloud/i],
  [/data |machine learning/i, /data|comput|statist/i],
  [/account|audit|tax|treasury|chief financial/i, /account|financ|CPA|CMA/i],
  [/translator/i, /translation|language/i],
  [/customs/i, /supply|logist|customs|business/i],
  [/pilot|aircraft|air traffic/i, /aviation|mechanic|electric/i],
]

const fields = new Map<string, number[]>()

/**
 * Lists the ids of the specialisations of a qualification that lead to a profession, else to its department; all of
 * them when none does. `title` is the English job title.
 */
export function listStudyFields(qualification: number, department: number, title: string): number[] {
  const key = `${qualification} ${title}`
  const known = fields.get(key)
  if (known) return known
  const offered = lookups.specialisations.filter(({ qualification_id }) => qualification_id === qualification)
  const needed = professions.find(([name]) => name.test(title))?.[1]
  const own = needed ? offered.filter(({ en }) => needed.test(en)) : []
  const usual = offered.filter(({ en }) => (studied[department] ?? []).some((line) => lines[line].test(en)))
  const found = [own, usual, offered].find((list) => list.length > 0)!.map(({ id }) => id)
  fields.set(key, found)
  return found
}
