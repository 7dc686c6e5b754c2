import { tokens } from '@fluentui/react-components'

/** The keyboard focus ring, for makeStyles: Fluent's own on links and buttons is too faint to find. */
export const focusRing = {
  outlineStyle: 'solid',
  outlineWidth: '2px',
  outlineColor: tokens.colorStrokeFocus2,
  outlineOffset: '2px',
} as const
