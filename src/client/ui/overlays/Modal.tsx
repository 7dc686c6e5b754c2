import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'

export interface ModalProps {
  title: string
  onClose: () => void
  /** False: neither Escape nor a click outside closes it, and it has no close button. */
  dismissible?: boolean
  /** For content to look at rather than to read. */
  wide?: boolean
  actions?: ReactNode
  children?: ReactNode
}

/**
 * Loaded while the page is idle, on every page: a question that is asked without a network could not be loaded then.
 */
export const loadModalSurface = () => import('./ModalSurface.tsx')
const ModalSurface = lazyWithRetry(loadModalSurface)

/** A modal: focus stays inside, Escape closes, and focus returns to where it was. */
export function Modal(props: ModalProps) {
  return (
    <Suspense>
      <ModalSurface {...props} />
    </Suspense>
  )
}
