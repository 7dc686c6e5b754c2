import { Component, type ReactNode } from 'react'
import { noteFault } from '../data/faults.ts'
import { LoadFailure } from '../ui/states/LoadFailure.tsx'

interface Props {
  /** The path of the page: after a failure, a new path is tried again. */
  place: string
  children: ReactNode
}

/** Shows the load-failure page instead of a screen that could not be loaded or rendered. */
export class ErrorBoundary extends Component<Props, { failedAt?: string | undefined }> {
  override state: { failedAt?: string } = {}

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' }
  }

  override componentDidCatch(error: unknown): void {
    noteFault(error)
    this.setState({ failedAt: this.props.place })
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failedAt !== undefined && before.place !== this.props.place) this.setState({ failedAt: undefined })
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <LoadFailure retry={() => location.reload()} />
  }
}
