export function LoginForm() {
  return null
}
