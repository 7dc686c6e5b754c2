/** The bar's links in their order (N-001 to N-004). */
export const navLinks = [
  { href: '/companies', key: 'companies' },
  { href: '/salaries', key: 'salaries' },
  { href: '/studies', key: 'studies' },
  { href: '/awards', key: 'awards' },
] as const

/** What belongs to a bar link beside the pages under its address: companies, and what pay is worth. */
const belonging: Record<string, readonly string[]> = {
  '/companies': ['/company'],
  '/salaries': ['/package', '/offers'],
}

/** Whether a bar link leads to the current page. */
function isCurrent(href: string, path: string): boolean {
  return [href, ...(belonging[href] ?? [])].some((one) => path === one || path.startsWith(`${one}/`))
}

/** Returns the bar link that leads to the current page; undefined where none does. */
export const findCurrentLink = (path: string): string | undefined =>
  navLinks.find(({ href }) => isCurrent(href, path))?.href

/** Whether 'Choose company' shows: on every page but `/` and `/companies` (N-005 to N-007). */
export function isChooseShown(path: string): boolean {
  const pathname = path.replace(/\/+$/, '') || '/'
  return pathname !== '/' && pathname !== '/companies'
}

/** Returns the name beside the avatar: the e-mail if there is no name (N-016, N-017). */
export function getShownName({ name, email }: { name: string | null; email: string }): string {
  return name?.trim() || email
}

/** How far a page scrolls before the bar has a shadow, in px (N-023). */
export const SHADOW_AFTER_PX = 50
