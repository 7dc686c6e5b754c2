/** The name somebody is greeted by: their first one; none where only an e-mail address stands in its place. */
export function getGreetingName(fullName: string | null | undefined): string | undefined {
  const [name] = (fullName ?? '').trim().split(/\s+/)
  return name && !name.includes('@') ? name : undefined
}
