import type { BrandVariants } from '@fluentui/react-components'

/** The brand's sixteen shades of deep teal, dark to light; 80 is the brand colour itself. */
export const ramp: BrandVariants = {
  10: '#041111',
  20: '#051E1E',
  30: '#042A2A',
  40: '#023535',
  50: '#014242',
  60: '#014E4E',
  70: '#035B5B',
  80: '#0B6B6B',
  90: '#258282',
  100: '#449B99',
  110: '#5FAEAC',
  120: '#7BBEBB',
  130: '#99CFCC',
  140: '#B5DEDB',
  150: '#D0EBE9',
  160: '#ECF7F6',
}
