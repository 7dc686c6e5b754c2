import {
  makeStyles,
  renderFluentProvider_unstable,
  slot,
  tokens,
  useFluent,
  useFluentProviderContextValues_unstable,
} from '@fluentui/react-components'
import { type ReactNode, useLayoutEffect } from 'react'
import { paintDocument, useScheme } from './theme-choice.ts'

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
})

/**
 * Fluent's provider with the reader's direction and the scheme in force, put together from its parts, as Fluent offers,
 * without those that no first view needs: the theme's variables come from the style sheet made of `theme.ts` at build
 * time, its own few styles are the ones above, and what watches the keyboard comes later (`PageWide`).
 */
export function ThemeRoot({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  const scheme = useScheme()
  useLayoutEffect(() => paintDocument(scheme), [scheme])
  const className = useStyles().root
  const { targetDocument } = useFluent()
  const state = {
    ...{ dir, targetDocument, theme: {}, themeClassName: '', applyStylesToPortals: true },
    ...{ overrides_unstable: {}, customStyleHooks_unstable: {}, components: { root: 'div' as const } },
    root: slot.always({ dir, className, id: rootId, children }, { elementType: 'div' }),
    serverStyleProps: { cssRule: '', attributes: {} },
  }
  return renderFluentProvider_unstable(state, useFluentProviderContextValues_unstable(state))
}

const rootId = 'themed'

/** The element everything is drawn in. */
export const themedRoot = () => document.getElementById(rootId)
