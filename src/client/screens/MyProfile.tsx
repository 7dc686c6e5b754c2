import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileMenu } from '../features/profile/ProfileMenu.tsx'
import { useLayout } from '../ui/layout.ts'
import { media } from '../ui/media.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { ChartSkeleton } from '../ui/ReadFrame.tsx'
import { useText } from '../ui/text.ts'
import NotFound from './NotFound.tsx'
import { profileSections, sectionGroups } from './profile-sections.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    alignContent: 'start',
    gap: '16px',
    paddingBlock: '16px 64px',
    [media.tablet]: { paddingBlockStart: '32px' },
    [media.wide]: { gridTemplateColumns: '272px minmax(0, 1fr)', gap: '24px', paddingBlockEnd: '96px' },
  },
  view: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', minWidth: 0 },
  /** Without a section in the address a phone shows the list of them; a wide screen shows the first beside it. */
  wideOnly: { [media.collapsed]: { display: 'none' } },
})

/** `/user/myprofile`: what a person keeps here and what they have written, in sections (spec 2, profile area). */
export default function MyProfile({ params }: { params: { section?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('profile')
  const chosen = params.section
  const section = chosen === undefined ? profileSections[0] : profileSections.find(({ id }) => id === chosen)
  usePageTitle(t('page'), chosen !== undefined && section ? t(`sections.${section.id}`) : undefined)
  if (!section) return <NotFound />
  const View = section.view
  const Heading = chosen === undefined ? 'h2' : 'h1'
  const entries = sectionGroups.map((group) => ({
    name: t(`groups.${group}`),
    entries: profileSections
      .filter((one) => one.group === group)
      .map(({ id, icon }) => ({ id, icon, label: t(`sections.${id}`) })),
  }))
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <ProfileMenu groups={entries} current={section.id} chosen={chosen !== undefined} />
      <section
        key={section.id}
        className={mergeClasses(styles.view, chosen === undefined && styles.wideOnly)}
        aria-labelledby="profile-section"
      >
        <Heading id="profile-section" className={text.h20}>
          {t(`sections.${section.id}`)}
        </Heading>
        <Suspense fallback={<ChartSkeleton />}>
          <View />
        </Suspense>
      </section>
    </div>
  )
}
