import { FluentProvider, type PartialTheme } from '@fluentui/react-components'
import { type ReactNode, useLayoutEffect } from 'react'
import { paintDocument, useScheme } from './theme-choice.ts'

/**
 * Empty: the theme's variables are in a style sheet, so that the first paint has its colours before any script runs.
 */
const inStyleSheet: PartialTheme = {}

/** Fluent's provider with the reader's direction and the current colour scheme. */
export function ThemeRoot({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  const scheme = useScheme()
  useLayoutEffect(() => paintDocument(scheme), [scheme])
  return (
    <FluentProvider dir={dir} theme={inStyleSheet}>
      {children}
    </FluentProvider>
  )
}
