import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PagePath } from '../contract/pages.ts'
import type { ContentKey } from './features/content/content-text.ts'
import type { Namespace } from './i18n/resources.ts'
import { loadStrings } from './i18n/start.ts'

type Screen = ComponentType<{ params: Record<string, string | undefined> }>
type Load = () => Promise<{ default: ComponentType<any> }>

/** A screen and its strings, fetched side by side when the route is first opened. */
function screen(load: Load, ...strings: Namespace[]): LazyExoticComponent<Screen> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadStrings(...strings)])
    return module as { default: Screen }
  })
}

export interface Route {
  path: PagePath
  screen: LazyExoticComponent<Screen>
  /** `visitor`: signed-in people are sent to `/`. `member`: visitors are sent to `/auth/login`. */
  only?: 'visitor' | 'member'
}

const home = screen(() => import('./screens/Home.tsx'), 'home', 'search')
const company = screen(() => import('./screens/Company.tsx'), 'companies', 'voices')
const accountStrings = ['accounts', 'forms', 'problems'] as const
const formStrings = ['reviews', 'forms', 'problems'] as const
const rateCompany = screen(() => import('./screens/RateCompany.tsx'), ...formStrings)

/** The shared content page with the text of a key (spec 2). */
const content = (key: ContentKey) =>
  screen(
    async () => {
      const { default: Content } = await import('./screens/Content.tsx')
      return { default: () => <Content content={key} /> }
    },
    'content',
    key,
  )

/** The specification's route table, row for row (spec 2). */
export const routes: readonly Route[] = [
  { path: '/', screen: home },
  {
    path: '/auth/register',
    screen: screen(() => import('./screens/Register.tsx'), ...accountStrings),
    only: 'visitor',
  },
  {
    path: '/auth/login',
    screen: screen(() => import('./screens/Login.tsx'), ...accountStrings),
    only: 'visitor',
  },
  {
    path: '/auth/forgotPassword',
    screen: screen(() => import('./screens/ForgotPassword.tsx'), ...accountStrings),
    only: 'visitor',
  },
  {
    path: '/password/reset/:token',
    screen: screen(() => import('./screens/ResetPassword.tsx'), ...accountStrings),
    only: 'visitor',
  },
  { path: '/auth/verify/:token', screen: screen(() => import('./screens/Verify.tsx'), ...accountStrings) },
  { path: '/write-review/:id', screen: screen(() => import('./screens/WriteReview.tsx'), ...formStrings) },
  { path: '/interview-review/:id', screen: screen(() => import('./screens/InterviewReview.tsx'), ...formStrings) },
  { path: '/company/:id/:tab?', screen: company },
  { path: '/rateCompany', screen: rateCompany },
  {
    path: '/user/add_info',
    screen: screen(() => import('./screens/AddInfo.tsx'), ...accountStrings, 'profile', 'recovery'),
    only: 'member',
  },
  { path: '/search', screen: screen(() => import('./screens/Search.tsx'), 'search') },
  {
    path: '/for-employers/register',
    screen: screen(() => import('./screens/EmployerRegister.tsx'), ...accountStrings, 'employers-entry'),
  },
  { path: '/for-employers', screen: screen(() => import('./screens/ForEmployers.tsx'), 'employers-entry') },
  { path: '/studies/:id?', screen: screen(() => import('./screens/Studies.tsx'), 'studies') },
  { path: '/salaries', screen: screen(() => import('./screens/Salaries.tsx'), 'salaries', 'forms') },
  { path: '/awards', screen: screen(() => import('./screens/Awards.tsx'), 'awards') },
  { path: '/companies', screen: screen(() => import('./screens/Companies.tsx'), 'browse', 'search') },
  {
    path: '/add-Company',
    screen: screen(() => import('./screens/AddCompany.tsx'), 'add-company', 'forms', 'problems'),
  },
  {
    path: '/compare/:id',
    screen: screen(() => import('./screens/Compare.tsx'), 'compare', 'companies', 'forms', 'problems'),
  },
  { path: '/compareResult', screen: screen(() => import('./screens/CompareResult.tsx'), 'compare', 'salaries') },
  {
    path: '/update/company/:id',
    screen: screen(() => import('./screens/UpdateCompany.tsx'), 'update-company', 'forms', 'problems'),
  },
  {
    path: '/user/myprofile/:section?',
    screen: screen(() => import('./screens/MyProfile.tsx'), 'profile'),
    only: 'member',
  },
  {
    path: '/user/dashboard',
    screen: screen(() => import('./screens/Dashboard.tsx'), 'dashboard'),
    only: 'member',
  },
  {
    path: '/employer/:section?/:company?',
    screen: screen(() => import('./screens/Employer.tsx'), 'employer-area', 'companies'),
    only: 'member',
  },
  { path: '/outbox', screen: screen(() => import('./screens/Outbox.tsx'), 'outbox', 'reviews') },
  {
    path: '/moderation/log',
    screen: screen(() => import('./screens/ModerationLog.tsx'), 'moderation-log', 'decisions'),
  },
  {
    path: '/moderation/:part?',
    screen: screen(() => import('./screens/Moderation.tsx'), 'moderation', 'decisions', 'forms', 'problems'),
    only: 'member',
  },
  {
    path: '/appeal/:token',
    screen: screen(() => import('./screens/Appeal.tsx'), 'appeal', 'decisions', 'accounts', 'forms', 'problems'),
  },
  { path: '/privacy-policy', screen: content('privacy-policy') },
  { path: '/terms', screen: content('terms-condition') },
  { path: '/about-us', screen: content('about-us') },
  { path: '/press', screen: content('press') },
  { path: '/methodology', screen: screen(() => import('./screens/Methodology.tsx'), 'methodology') },
  { path: '/developers', screen: screen(() => import('./screens/Developers.tsx'), 'developers') },
  { path: '/faq', screen: screen(() => import('./screens/Faq.tsx'), 'faq') },
]
