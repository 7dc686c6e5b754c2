/** Returns the first name for the greeting; undefined where there is only an e-mail address instead of a name. */
export function getGreetingName(fullName: string | null | undefined): string | undefined {
  const [name] = (fullName ?? '').trim().split(/\s+/)
  return name && !name.includes('@') ? name : undefined
}
