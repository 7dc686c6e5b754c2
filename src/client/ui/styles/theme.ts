import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import { type Paint, paints } from './paint.ts'
import { ramp } from './ramp.ts'

export type Scheme = 'light' | 'dark'
export type ProductTheme = Theme & Paint

const surfaces = {
  light: {
    paper: '#FAFAF7',
    card: '#FFFFFF',
    sunken: '#F4F4EF',
    line: '#E4E4DD',
    line2: '#D3D4CB',
    control: '#83908F',
    ink: '#10212B',
    ink2: '#465762',
    ink3: '#5F6F78',
    shadow: '0 1px 2px rgb(16 33 43 / .04), 0 6px 20px -6px rgb(16 33 43 / .08)',
    floating: '0 2px 6px rgb(16 33 43 / .06), 0 20px 48px -12px rgb(16 33 43 / .22)',
  },
  dark: {
    paper: '#0B1517',
    card: '#121F22',
    sunken: '#0E191C',
    line: '#24353A',
    line2: '#34484D',
    control: '#6F8387',
    ink: '#E9EFEE',
    ink2: '#B3C0C2',
    ink3: '#91A2A5',
    shadow: '0 1px 2px rgb(0 0 0 / .3), 0 8px 24px -8px rgb(0 0 0 / .4)',
    floating: '0 2px 6px rgb(0 0 0 / .35), 0 20px 48px -12px rgb(0 0 0 / .7)',
  },
}

function chooseLineHeights(arabic: boolean): Partial<Theme> {
  return arabic
    ? {
        lineHeightBase200: '20px',
        lineHeightBase300: '24px',
        lineHeightBase400: '28px',
        lineHeightBase500: '34px',
        lineHeightBase600: '40px',
        lineHeightHero700: '44px',
        lineHeightHero800: '50px',
        lineHeightHero900: '60px',
      }
    : {
        lineHeightBase200: '18px',
        lineHeightBase300: '22px',
        lineHeightBase400: '26px',
        lineHeightBase500: '28px',
        lineHeightBase600: '32px',
        lineHeightHero700: '36px',
        lineHeightHero800: '42px',
        lineHeightHero900: '48px',
      }
}

const schemeOnly: Record<Scheme, Partial<Theme>> = {
  light: {},
  dark: {
    colorBrandBackground: ramp[80],
    colorBrandBackgroundHover: ramp[90],
    colorBrandBackgroundPressed: ramp[70],
    colorBrandBackgroundSelected: ramp[80],
    colorCompoundBrandBackground: ramp[90],
    colorCompoundBrandBackgroundHover: ramp[100],
    colorCompoundBrandForeground1: ramp[120],
    colorCompoundBrandForeground1Hover: ramp[130],
    colorCompoundBrandStroke: ramp[120],
    colorCompoundBrandStrokePressed: ramp[110],
    colorBrandForeground1: ramp[120],
    colorBrandForeground2: ramp[130],
    colorBrandForegroundLink: ramp[120],
    colorBrandForegroundLinkHover: ramp[130],
    colorBrandStroke1: ramp[120],
  },
}

/** Returns the sizes of type in rem, so that they follow the size of type a person has set in their browser. */
function toRem(theme: Theme): Partial<Theme> {
  const sizes = Object.entries(theme).filter(([token]) => /^(?:fontSize|lineHeight)/.test(token))
  return Object.fromEntries(sizes.map(([token, size]) => [token, `${Number.parseFloat(String(size)) / 16}rem`]))
}

/**
 * Builds Fluent's theme in the product's colours, type and shape. `arabic` gives the taller lines Arabic script needs.
 */
export function buildTheme(scheme: Scheme, arabic: boolean): ProductTheme {
  const base = scheme === 'dark' ? createDarkTheme(ramp) : createLightTheme(ramp)
  const s = surfaces[scheme]
  const paint = paints[scheme]
  return {
    ...base,
    ...schemeOnly[scheme],
    ...toRem({ ...base, ...chooseLineHeights(arabic) }),
    fontFamilyBase: '"Cairo Variable", Cairo, "Segoe UI", Tahoma, sans-serif',
    fontFamilyNumeric: '"Cairo Variable", Cairo, "Segoe UI", Tahoma, sans-serif',
    colorNeutralBackground1: s.card,
    colorNeutralBackground1Hover: s.sunken,
    colorNeutralBackground1Pressed: s.sunken,
    colorNeutralBackground1Selected: paint.brandTint,
    colorNeutralBackground2: s.paper,
    colorNeutralBackground3: s.sunken,
    colorNeutralBackgroundDisabled: s.sunken,
    colorSubtleBackgroundHover: s.sunken,
    colorSubtleBackgroundPressed: s.sunken,
    colorSubtleBackgroundSelected: paint.brandTint,
    colorNeutralStroke1: s.line2,
    colorNeutralStroke1Hover: s.control,
    colorNeutralStroke1Pressed: s.control,
    colorNeutralStroke2: s.line,
    colorNeutralStroke3: s.line,
    colorNeutralStrokeDisabled: s.line2,
    colorNeutralStrokeAccessible: s.control,
    colorNeutralStrokeAccessibleHover: s.ink3,
    colorNeutralStrokeAccessiblePressed: s.ink3,
    colorNeutralForeground1: s.ink,
    colorNeutralForeground1Hover: s.ink,
    colorNeutralForeground1Pressed: s.ink,
    colorNeutralForeground2: s.ink2,
    colorNeutralForeground2Hover: s.ink,
    colorNeutralForeground2Pressed: s.ink,
    colorNeutralForeground3: s.ink3,
    colorNeutralForeground4: s.ink3,
    // The colours of skeletons: as subtle as a line, in the dark scheme as well.
    colorNeutralStencil1: s.line,
    colorNeutralStencil2: s.sunken,
    colorNeutralForegroundOnBrand: '#FFFFFF',
    colorStrokeFocus1: s.card,
    colorStrokeFocus2: paint.brandFg,
    colorPaletteRedBorder1: paint.danger,
    colorPaletteRedBorder2: paint.danger,
    colorPaletteRedForeground1: paint.danger,
    colorPaletteRedForeground3: paint.danger,
    colorStatusDangerBorder1: paint.danger,
    colorStatusDangerForeground1: paint.danger,
    borderRadiusSmall: '4px',
    borderRadiusMedium: '8px',
    borderRadiusLarge: '12px',
    borderRadiusXLarge: '16px',
    shadow4: s.shadow,
    shadow8: s.shadow,
    shadow16: s.floating,
    shadow28: s.floating,
    shadow64: s.floating,
    ...paint,
  }
}
