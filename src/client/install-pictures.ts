/**
 * The screenshots a browser shows before it installs the site (design: offline 22): wide ones on desktops, narrow ones
 * on phones. `npm run screens` takes them again.
 */
export const installPictures = [
  { name: 'company', path: '/company/1/overview', language: 'english', width: 1280, height: 800 },
  { name: 'home', path: '/', language: 'arabic', width: 1280, height: 800 },
  { name: 'company', path: '/company/1/overview', language: 'arabic', width: 390, height: 780 },
  { name: 'write', path: '/rateCompany?type=company&id=1', language: 'english', width: 390, height: 780 },
].map((picture) => ({
  ...(picture as typeof picture & { name: 'company' | 'home' | 'write'; language: 'english' | 'arabic' }),
  file: `/pictures/${picture.name}-${picture.language === 'arabic' ? 'ar' : 'en'}-${picture.width}.png`,
}))
