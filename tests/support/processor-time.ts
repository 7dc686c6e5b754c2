/** Runs this, and returns the processor time it takes in ms: what else the machine does makes that no longer. */
export function measureProcessor(work: () => void): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
