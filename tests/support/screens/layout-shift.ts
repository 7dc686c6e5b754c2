import type { Page } from 'puppeteer'

/** Returns the cumulative layout shift since the page was opened, without shifts after input, and what moved. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
        const shifts: Shift[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
        observer.observe({ type: 'layout-shift', buffered: true })
        // After two frames: buffered entries are delivered before the second.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            shifts.push(...(observer.takeRecords() as Shift[]))
            observer.disconnect()
            const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
            const nodes = own.flatMap(({ sources }) => sources.map(({ node }) => node))
            resolve({
              value: own.reduce((sum, { value }) => sum + value, 0),
              moved: nodes.map((node) => `${node?.nodeName} "${node?.textContent?.slice(0, 60)}"`).join(', '),
            })
          }),
        )
      }),
  )
