import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { Briefcase20Regular } from '@fluentui/react-icons/svg/briefcase'
import { Certificate20Regular } from '@fluentui/react-icons/svg/certificate'
import { ChatBubblesQuestion20Regular } from '@fluentui/react-icons/svg/chat-bubbles-question'
import { ChatHelp20Regular } from '@fluentui/react-icons/svg/chat-help'
import { Database20Regular } from '@fluentui/react-icons/svg/database'
import { DoorArrowRight20Regular } from '@fluentui/react-icons/svg/door-arrow-right'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Fingerprint20Regular } from '@fluentui/react-icons/svg/fingerprint'
import { HatGraduation20Regular } from '@fluentui/react-icons/svg/hat-graduation'
import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { KeyReset20Regular } from '@fluentui/react-icons/svg/key-reset'
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { MailEdit20Regular } from '@fluentui/react-icons/svg/mail-edit'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { PhoneKey20Regular } from '@fluentui/react-icons/svg/phone-key'
import { PhoneLaptop20Regular } from '@fluentui/react-icons/svg/phone-laptop'
import type { ComponentType, LazyExoticComponent, ReactElement } from 'react'
import { loadPart } from '../i18n/part.ts'

type ProfileSection = {
  id: string
  group: (typeof sectionGroups)[number]
  icon: ReactElement
  view: LazyExoticComponent<ComponentType>
}

/** The groups of the menu, in their order. */
export const sectionGroups = ['about', 'activity', 'account'] as const

const form = ['forms', 'problems'] as const
const security = ['account-security', ...form] as const

/**
 * The sections of the profile area (spec 2), each at `/user/myprofile/{id}`. A new one is
 *
 * 1. a component without properties, the default export of a file in a feature's folder; it renders its own cards, and
 *    its headings are h3 (the frame renders the section's name above it);
 * 2. a line below: id, the group of the menu it is in, its icon, and the locale files it needs;
 * 3. its name under `sections.<id>` in `locales/{en,ar}/profile.json`.
 */
export const profileSections = [
  {
    id: 'info',
    group: 'about',
    icon: <Person20Regular />,
    view: loadPart(form, () => import('../features/profile/InfoSection.tsx')),
  },
  {
    id: 'experience',
    group: 'about',
    icon: <Briefcase20Regular />,
    view: loadPart(form, () => import('../features/profile/ExperienceSection.tsx')),
  },
  {
    id: 'education',
    group: 'about',
    icon: <HatGraduation20Regular />,
    view: loadPart(form, () => import('../features/profile/EducationSection.tsx')),
  },
  {
    id: 'certificates',
    group: 'about',
    icon: <Certificate20Regular />,
    view: loadPart(form, () => import('../features/profile/CertificatesSection.tsx')),
  },
  {
    id: 'skills',
    group: 'about',
    icon: <Lightbulb20Regular />,
    view: loadPart(form, () => import('../features/profile/SkillsSection.tsx')),
  },
  {
    id: 'activity',
    group: 'activity',
    icon: <Alert20Regular />,
    view: loadPart(['activity', 'decisions', ...form], () => import('../features/activity/ActivitySection.tsx')),
  },
  {
    id: 'contributions',
    group: 'activity',
    icon: <Edit20Regular />,
    view: loadPart(['reviews', 'decisions', ...form], () => import('../features/profile/ContributionsSection.tsx')),
  },
  {
    id: 'questions',
    group: 'activity',
    icon: <ChatBubblesQuestion20Regular />,
    view: loadPart('questions', () => import('../features/questions/MyQuestions.tsx')),
  },
  {
    id: 'support',
    group: 'activity',
    icon: <ChatHelp20Regular />,
    view: loadPart(form, () => import('../features/profile/SupportSection.tsx')),
  },
  {
    id: 'preferences',
    group: 'account',
    icon: <Mail20Regular />,
    view: loadPart(security, () => import('../features/account-security/PreferencesSection.tsx')),
  },
  {
    id: 'email',
    group: 'account',
    icon: <MailEdit20Regular />,
    view: loadPart(security, () => import('../features/account-security/EmailSection.tsx')),
  },
  {
    id: 'password',
    group: 'account',
    icon: <Key20Regular />,
    view: loadPart(security, () => import('../features/account-security/PasswordSection.tsx')),
  },
  {
    id: 'passkeys',
    group: 'account',
    icon: <Fingerprint20Regular />,
    view: loadPart(security, () => import('../features/account-security/PasskeysSection.tsx')),
  },
  {
    id: 'authenticator',
    group: 'account',
    icon: <PhoneKey20Regular />,
    view: loadPart(security, () => import('../features/account-security/AuthenticatorSection.tsx')),
  },
  {
    id: 'recovery',
    group: 'account',
    icon: <KeyReset20Regular />,
    view: loadPart(['recovery', ...form], () => import('../features/recovery/RecoverySection.tsx')),
  },
  {
    id: 'devices',
    group: 'account',
    icon: <PhoneLaptop20Regular />,
    view: loadPart(security, () => import('../features/account-security/SessionsSection.tsx')),
  },
  {
    id: 'data',
    group: 'account',
    icon: <Database20Regular />,
    view: loadPart(security, () => import('../features/account-security/DataSection.tsx')),
  },
  {
    id: 'close',
    group: 'account',
    icon: <DoorArrowRight20Regular />,
    view: loadPart(security, () => import('../features/account-security/CloseSection.tsx')),
  },
] as const satisfies readonly ProfileSection[]
