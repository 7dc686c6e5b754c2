import { lookups } from '../../server/lookups/lists.ts'
import { getIndustry } from './industries.ts'
import {
  fillText,
  inventAbout,
  inventAddress,
  inventMission,
  inventPhoneNumber,
  inventRevenue,
  inventVision,
} from './portrait.ts'
import { createRandom } from './random.ts'
import { createSketches, type Sketch } from './sketches.ts'

/** A demonstration company with the facts of spec 3 in both languages. Every one of them is invented. */
export type DemoCompany = {
  id: number
  name_en: string
  name_ar: string
  about_en: string
  about_ar: string
  /** Paths on the site; null for the default picture. */
  image: string | null
  logo: string | null
  unlocked: 0 | 1
  is_approved: 0 | 1
  ceo: { name_en: string; name_ar: string; image: string | null; linkedin: string } | null
  website: string
  /** Ids in the lookup lists: city, employee-number band, company type, industry. */
  city_id: number
  size_id: number
  type_id: number
  industry_id: number
  founded: number
  revenue_en: string
  revenue_ar: string
  activity_en: string
  activity_ar: string
  phone: string
  address_en: string
  address_ar: string
  mission_en: string
  mission_ar: string
  vision_en: string
  vision_ar: string
  /** Address by network name. */
  social: Record<string, string>
  map_url: string
  /** Ids of other demonstration companies. */
  competitor_ids: number[]
}

/** Creates the demonstration companies, ids 1 to 200, the same every time (spec 3, company). */
export function createDemoCompanies(): DemoCompany[] {
  const all = createSketches()
  return all.map((sketch, index) => ({
    ...describeCompany(sketch, index + 1),
    competitor_ids: pickCompetitors(all, index),
  }))
}

function describeCompany(sketch: Sketch, id: number): Omit<DemoCompany, 'competitor_ids'> {
  const random = createRandom(`portrait ${id}`)
  const industry = getIndustry(sketch.industry_id)
  const city = lookups.cities.find((one) => one.id === sketch.city_id)!
  const name = { en: sketch.short_en, ar: sketch.short_ar }
  const slug = toSlug(sketch.short_en)
  const about = sketch.about ?? inventAbout(random, random.pick(industry.about), { name, city, year: sketch.founded })
  const revenue = inventRevenue(sketch.size_id)
  const address = inventAddress(random, city)
  const mission = inventMission(random)
  const vision = inventVision(random)
  const activity = fillText(industry.activity, {})
  return {
    id,
    name_en: sketch.name_en,
    name_ar: sketch.name_ar,
    about_en: about.en,
    about_ar: about.ar,
    image: sketch.cover && `/demo/covers/${sketch.cover}.svg`,
    logo: sketch.logo && `/demo/logos/${sketch.logo}.svg`,
    unlocked: sketch.unlocked ? 1 : 0,
    is_approved: sketch.is_approved ? 1 : 0,
    ceo: sketch.ceo && {
      name_en: sketch.ceo.en,
      name_ar: sketch.ceo.ar,
      image: null,
      linkedin: `https://linkedin.example/in/${sketch.ceo.en.toLowerCase().replace(/ /g, '-')}`,
    },
    website: `https://${slug}.example`,
    city_id: sketch.city_id,
    size_id: sketch.size_id,
    type_id: sketch.type_id,
    industry_id: sketch.industry_id,
    founded: sketch.founded,
    revenue_en: revenue.en,
    revenue_ar: revenue.ar,
    activity_en: activity.en,
    activity_ar: activity.ar,
    phone: inventPhoneNumber(random, sketch.city_id),
    address_en: address.en,
    address_ar: address.ar,
    mission_en: mission.en,
    mission_ar: mission.ar,
    vision_en: vision.en,
    vision_ar: vision.ar,
    social: Object.fromEntries(
      ['twitter', 'instagram', 'linkedin', 'youtube', 'snapchat']
        .filter((_, at) => random.chance(0.9 - at * 0.18))
        .map((network) => [network, `https://${network}.example/${slug}`]),
    ),
    map_url: `https://maps.example/${slug}`,
  }
}

const toSlug = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Picks up to four approved companies: of the same industry first, then of the same kind of work. */
function pickCompetitors(all: Sketch[], index: number): number[] {
  const me = all[index]!
  const measureDistance = (other: Sketch) =>
    other.industry_id === me.industry_id
      ? 0
      : getIndustry(other.industry_id).group === getIndustry(me.industry_id).group
        ? 1
        : 2
  return all
    .map((sketch, at) => ({ sketch, id: at + 1 }))
    .filter(({ sketch, id }) => id !== index + 1 && sketch.is_approved && measureDistance(sketch) < 2)
    .sort(
      (a, b) =>
        measureDistance(a.sketch) - measureDistance(b.sketch) || b.sketch.reviews - a.sketch.reviews || a.id - b.id,
    )
    .slice(0, 4)
    .map(({ id }) => id)
}
