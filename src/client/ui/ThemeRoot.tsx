import { FluentProvider, type Theme } from '@fluentui/react-components'
import { type ReactNode, useLayoutEffect } from 'react'
import { paintDocument, useScheme } from './theme-choice.ts'

/** The theme's variables come from the style sheet made of `theme.ts` at build time, for every scheme and language. */
const inSheet = {} as Theme

/** Fluent's provider with the reader's direction and the scheme in force. */
export function ThemeRoot({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  const scheme = useScheme()
  useLayoutEffect(() => paintDocument(scheme), [scheme])
  return (
    <FluentProvider theme={inSheet} dir={dir} applyStylesToPortals>
      {children}
    </FluentProvider>
  )
}
