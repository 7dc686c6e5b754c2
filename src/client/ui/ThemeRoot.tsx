import { FluentProvider } from '@fluentui/react-components'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { buildTheme } from './theme.ts'
import { paintDocument, useScheme } from './theme-choice.ts'

/** Fluent's provider with the product's theme, the reader's direction and the scheme in force. */
export function ThemeRoot({ dir, arabic, children }: { dir: 'ltr' | 'rtl'; arabic: boolean; children: ReactNode }) {
  const scheme = useScheme()
  const theme = useMemo(() => buildTheme(scheme, arabic), [scheme, arabic])
  useLayoutEffect(() => paintDocument(scheme), [scheme])
  return (
    <FluentProvider theme={theme} dir={dir} applyStylesToPortals>
      {children}
    </FluentProvider>
  )
}
