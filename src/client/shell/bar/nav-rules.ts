/** The bar's links in their order (N-001 to N-004). */
export const navLinks = [
  { href: '/companies', key: 'companies' },
  { href: '/salaries', key: 'salaries' },
  { href: '/studies', key: 'studies' },
  { href: '/awards', key: 'awards' },
] as const

/** Whether a bar link leads to where the reader is. A company's page belongs to the companies. */
function isCurrent(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`) || (href === '/companies' && path.startsWith('/company/'))
}

/** The bar link that leads to where the reader is; undefined where none does. */
export const findCurrentLink = (path: string): string | undefined =>
  navLinks.find(({ href }) => isCurrent(href, path))?.href

/** 'Choose company' shows on every page but `/` and `/companies` (N-005 to N-007). */
export function isChooseShown(path: string): boolean {
  const page = path.replace(/\/+$/, '') || '/'
  return page !== '/' && page !== '/companies'
}

/** The name beside the avatar: the e-mail if there is no name (N-016, N-017). */
export function getShownName({ name, email }: { name: string | null; email: string }): string {
  return name?.trim() || email
}

/** The bar's shadow (N-023). */
export const SHADOW_AFTER_PX = 50
