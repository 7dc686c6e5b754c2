import { tokens } from '@fluentui/react-components'

/** What has the keyboard's focus, for makeStyles: Fluent's own sign of it on links and buttons is too faint to find. */
export const focusRing = {
  outlineStyle: 'solid',
  outlineWidth: '2px',
  outlineColor: tokens.colorStrokeFocus2,
  outlineOffset: '2px',
} as const
