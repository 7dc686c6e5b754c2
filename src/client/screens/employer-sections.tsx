import { Building20Regular } from '@fluentui/react-icons/svg/building'
import { ChatMultiple20Regular } from '@fluentui/react-icons/svg/chat-multiple'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { ImageMultiple20Regular } from '@fluentui/react-icons/svg/image-multiple'
import { Poll20Regular } from '@fluentui/react-icons/svg/poll'
import { Settings20Regular } from '@fluentui/react-icons/svg/settings'
import type { ComponentType, LazyExoticComponent, ReactElement } from 'react'
import type { RepresentedCompany } from '../features/employers/area-path.ts'
import { loadPart } from '../i18n/part.ts'
import { EmployerProfile } from './employer/EmployerProfile.tsx'

type View = ComponentType<{ company: RepresentedCompany }>
type EmployerSection = { id: string; icon: ReactElement; view: View | LazyExoticComponent<View> }

const form = ['forms', 'problems'] as const

/**
 * The sections of the employer's area (spec 6), each at `/employer/{id}`. A new one needs a line here, its name under
 * `sections.<id>` in `locales/{en,ar}/employers.json`, and a component that gets the company as a prop.
 */
export const employerSections = [
  {
    id: 'profile',
    icon: <Building20Regular />,
    view: EmployerProfile,
  },
  {
    id: 'reviews',
    icon: <ChatMultiple20Regular />,
    view: loadPart<View>(['voices', 'aspects', ...form], () => import('./employer/EmployerReviews.tsx')),
  },
  {
    id: 'analytics',
    icon: <DataTrending20Regular />,
    view: loadPart<View>(['culture', 'statistics'], () => import('./employer/EmployerAnalytics.tsx')),
  },
  {
    id: 'surveys',
    icon: <Poll20Regular />,
    view: loadPart<View>(['studies', ...form], () => import('./employer/EmployerSurveys.tsx')),
  },
  {
    id: 'assets',
    icon: <ImageMultiple20Regular />,
    view: loadPart<View>(['company-assets', ...form], () => import('../features/company-assets/CompanyAssets.tsx')),
  },
  {
    id: 'settings',
    icon: <Settings20Regular />,
    view: loadPart<View>(form, () => import('../features/employers/SettingsSection.tsx')),
  },
] as const satisfies readonly EmployerSection[]
