import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { parseId } from '../../contract/pages.ts'
import { getTitlePage } from '../../contract/salaries/browse.ts'
import { computeAbout } from '../../contract/salaries/pay.ts'
import { useQuery } from '../data/query.ts'
import { TitleView } from '../features/salaries/browse/TitleView.tsx'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { loadPart } from '../i18n/part.ts'
import { usePageTitle } from '../router/page-title.ts'
import { OutsidePay } from '../ui/charts/OutsidePay.tsx'
import NotFound from '../ui/states/NotFound.tsx'
import { ReadFrame } from '../ui/states/ReadFrame.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'

const FollowTitle = loadPart('following', () => import('../features/following/FollowTitle.tsx'))

const useStyles = makeStyles({ follow: { height: '44px', [media.wide]: { height: '40px' } } })

/** `/salaries/{id}-{name}`: what one job title is paid in the whole country (P-026). */
export default function SalaryTitle({ params }: { params: { id?: string } }) {
  const layout = useLayout()
  const styles = useStyles()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const id = parseId(params.id)
  const read = useQuery(getTitlePage, id === undefined ? null : { params: { id } })
  const named = read.data && buildTitle(read.data)
  usePageTitle(named ? t(named.key, named) : t('browse.title'))
  if (id === undefined || read.state === 'missing') return <NotFound />
  return (
    <div className={mergeClasses(layout.wrap, layout.page)}>
      <ReadFrame read={read} failed={t('failed')}>
        {(page) => (
          <TitleView
            page={page}
            follow={
              <div className={styles.follow}>
                <Suspense>
                  <FollowTitle page={page} saved={read.savedAt !== undefined} />
                </Suspense>
              </div>
            }
            outside={<OutsidePay of={{ title: id }} />}
            onShare={() => navigate(`/salary-review?title=${id}`)}
          />
        )}
      </ReadFrame>
    </div>
  )

  /** Builds the title of the page, with its number where there is one. */
  function buildTitle({ name: title, pay }: NonNullable<typeof read.data>) {
    if (!pay) return { key: 'browse.inCountry', title } as const
    return { key: 'browse.page', title, amount: format.number(computeAbout(pay).about) } as const
  }
}
