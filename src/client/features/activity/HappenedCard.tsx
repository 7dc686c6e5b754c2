import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useActivity } from '../../data/use-activity.ts'
import { LinkChevron } from '../../ui/controls/LinkChevron.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { useText } from '../../ui/styles/text.ts'
import { ActivityList } from './ActivityList.tsx'

const shown = 3

/**
 * The latest events concerning what the person wrote; nothing while there are none. `onKnown` is called once that is
 * known.
 */
export default function HappenedCard({ onKnown }: { onKnown: () => void }) {
  const text = useText()
  const { t } = useTranslation('dashboard')
  const { data, state } = useActivity()
  const happened = (data?.activity ?? []).slice(0, shown)
  const known = state !== 'loading'
  useEffect(() => {
    if (known) onKnown()
  }, [known, onKnown])
  if (happened.length === 0) return null
  return (
    <>
      <h2 className={text.h20}>{t('happened.title')}</h2>
      <ActivityList activity={happened} heading="h3" />
      <TextLink href="/user/myprofile/activity">
        {t('happened.all')}
        <LinkChevron />
      </TextLink>
    </>
  )
}
