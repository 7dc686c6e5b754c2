/** Whether a password is among those tried first. */
export function isCommon(password: string): boolean {
  return common.has(password.toLowerCase())
}

const common = new Set(['password', '12345678'])
