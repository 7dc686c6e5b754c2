import { ramp } from './ramp.ts'

const mix = (colour: string, percent: number): string => `color-mix(in srgb, ${colour} ${percent}%, transparent)`

/** Colours the product needs beside Fluent's own tokens, in the light theme. */
const lightPaint = {
  brandFg: ramp[80],
  brandFgStrong: ramp[60],
  brandTint: ramp[160],
  brandTint2: ramp[150],
  brandLine: ramp[140],
  /** The selected one of a few segments. */
  segmentOn: '#FFFFFF',
  /** Underline of the current link or tab. */
  brandRule: ramp[80],
  /** The deep band behind light text: how anonymity works, closing calls. */
  band: ramp[50],
  sand: '#F5F0E4',
  sandLine: '#EADFC6',
  dataStrong: ramp[80],
  dataSoft: ramp[130],
  dataSofter: ramp[150],
  dataTrack: '#EFEFE9',
  dataYou: '#E0A100',
  star: '#E0A100',
  starEdge: '#B98500',
  starEmpty: '#FFFFFF',
  starEmptyEdge: '#C9CAC0',
  highlight: '#FFF4D6',
  good: '#1E7A46',
  goodTint: '#EBF5EE',
  bad: '#A8402A',
  badTint: '#FBF0EB',
  warn: '#7A5200',
  warnTint: '#FFF5DB',
  warnLine: '#EBD08A',
  danger: '#B3261E',
  dangerTint: '#FCEEEC',
  onDanger: '#FFFFFF',
  dangerStrong: '#8F1D17',
  bar: '#10212B',
  onBar: '#F4F6F5',
  /** The bar of an interval behind the mark of its middle. */
  interval: ramp[130],
  markA: mix(ramp[80], 92),
  markB: mix(ramp[110], 80),
  markC: mix(ramp[90], 62),
  blobA: ramp[160],
  blobB: mix(ramp[150], 62),
  blobC: mix('#EADFC6', 60),
  blobBlend: 'multiply',
}

export type Paint = Record<keyof typeof lightPaint, string>

const darkPaint: Paint = {
  brandFg: ramp[120],
  brandFgStrong: ramp[140],
  brandTint: '#11302F',
  brandTint2: '#164342',
  segmentOn: '#164342',
  brandLine: '#1E5453',
  brandRule: ramp[110],
  band: '#0F2A2B',
  sand: '#1B2422',
  sandLine: '#34382F',
  dataStrong: ramp[110],
  dataSoft: '#1F6463',
  dataSofter: '#184948',
  dataTrack: '#1B2B2F',
  dataYou: '#F2B92E',
  star: '#F2B92E',
  starEdge: '#F2B92E',
  starEmpty: 'transparent',
  starEmptyEdge: '#566A6E',
  highlight: '#3A2F0F',
  good: '#74CC98',
  goodTint: '#12291F',
  bad: '#F09A83',
  badTint: '#2D1D19',
  warn: '#F1C667',
  warnTint: '#2B2410',
  warnLine: '#5C4A1C',
  danger: '#FF9C92',
  dangerTint: '#331A18',
  onDanger: '#2B0D0B',
  dangerStrong: '#FFB8B1',
  bar: '#22343A',
  onBar: '#F0F4F3',
  interval: ramp[80],
  markA: mix(ramp[110], 92),
  markB: mix(ramp[90], 85),
  markC: mix(ramp[140], 62),
  blobA: 'rgb(37 130 130 / 0.13)',
  blobB: 'rgb(95 174 172 / 0.09)',
  blobC: 'rgb(224 161 0 / 0.06)',
  blobBlend: 'normal',
}

export const paints = { light: lightPaint as Paint, dark: darkPaint }

/** The same colours for `makeStyles`: each is the CSS variable that the theme sheet sets. */
export const paint = /* #__PURE__ */ Object.fromEntries(
  Object.keys(lightPaint).map((name) => [name, `var(--${name})`]),
) as Paint
