import { Alert20Filled, Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { follow, isSame, markPageSeen, maxFollowed, stopFollowing } from '../../data/following/followed.ts'
import type { Followed, Numbers } from '../../data/following/news.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { showToast } from '../../platform/toast.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { useFollowing } from './use-following.ts'

interface FollowButtonProps {
  what: Omit<Followed, 'seen' | 'now'>
  /** Its numbers on this page. */
  numbers: Numbers
  /** Whether the page is a copy of this device: its numbers may be older than what the person has seen. */
  saved?: boolean
  /** Whether there is room for the icon alone. */
  short?: boolean
}

/** The button that follows a company or a job title on this device; no request is made when it is pressed. */
export function FollowButton({ what, numbers, saved = false, short = false }: FollowButtonProps) {
  const { t } = useTranslation('following')
  const { code } = useLanguage()
  const { list } = useFollowing()
  const { kind, id, name_en, name_ar, logo } = what
  const { reviews, rate, pay } = numbers
  useEffect(() => {
    if (!saved) markPageSeen({ kind, id, name_en, name_ar, logo }, { reviews, rate, pay })
  }, [saved, kind, id, name_en, name_ar, logo, reviews, rate, pay])
  const on = list.some((one) => isSame(one, what))
  const name = code === 'ar' ? name_ar : name_en
  const change = () => {
    if (on) return void stopFollowing(what)
    if (list.length >= maxFollowed) return void showToast({ kind: 'info', text: t('full', { max: maxFollowed }) })
    const stored = follow(what, numbers)
    showToast({ kind: 'success', text: t('started', { name }), detail: t(stored ? 'startedWords' : 'notKept') })
  }
  const shared = {
    icon: on ? <Alert20Filled /> : <Alert20Regular />,
    onClick: change,
    'aria-pressed': on,
  }
  // Its name does not change when it is pressed, as that of a switch: `aria-pressed` says whether it is on.
  if (short) return <IconAction label={t('followNamed', { name })} {...shared} />
  return (
    <Action {...shared} kind={on ? 'soft' : 'line'} aria-label={t('followNamed', { name })}>
      {t(on ? 'following' : 'follow')}
    </Action>
  )
}
