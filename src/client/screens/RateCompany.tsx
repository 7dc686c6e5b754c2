import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { type Company, getCompanyProfile } from '../../contract/companies/companies.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import { type ReviewTypeName, reviewTypeNames } from '../../contract/reviews/common.ts'
import { useRead } from '../api/use-read.ts'
import { recentCompanies } from '../features/companies/recent.ts'
import { ReviewWizard } from '../features/reviews/ReviewWizard.tsx'
import { WizardSkeleton } from '../features/reviews/WizardSkeleton.tsx'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { session } from '../session/session.ts'
import { Action } from '../ui/Action.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useLayout } from '../ui/layout.ts'
import { media } from '../ui/media.ts'
import { askLogin } from '../ui/modals.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { StateCard } from '../ui/StateCard.tsx'
import { useText } from '../ui/text.ts'

const useStyles = makeStyles({
  page: {
    paddingBlock: '12px 0',
    [media.phoneOnly]: { paddingInline: 0 },
    [media.tablet]: { paddingBlock: '32px 64px' },
  },
  head: {
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    marginBlockEnd: '12px',
    [media.phoneOnly]: { paddingInline: '16px' },
    [media.tablet]: { marginBlockEnd: '24px' },
  },
  card: { [media.phoneOnly]: { marginInline: '16px' } },
})

/** `type` and `id` of the address; an unknown type is `company` (spec 2). */
function readQuery(search: string): { type: ReviewTypeName; id: number } {
  const query = new URLSearchParams(search)
  const type = reviewTypeNames.find((name) => name === query.get('type')) ?? 'company'
  const id = Number(query.get('id'))
  return { type, id: Number.isInteger(id) && id > 0 ? id : 0 }
}

/** The company as loaded, or else as far as this device knows it: enough to write about it without a network. */
function useKnown(id: number, loaded: Company | undefined): Pick<Company, 'name' | 'logo'> | undefined {
  const { code } = useLanguage()
  const recent = useMemo(() => recentCompanies().find((one) => one.id === id), [id])
  if (loaded || !recent) return loaded
  return { name: code === 'ar' ? recent.name_ar : recent.name_en, logo: recent.logo }
}

/** `/rateCompany?type=&id=`: a review of one company in three steps (spec 2, review wizard). */
export default function RateCompany() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('reviews')
  const [, go] = useLocation()
  const { type, id } = readQuery(useSearch())
  const { data, state, retry } = useRead(getCompanyProfile, id ? { params: { id } } : null)
  const company = useKnown(id, data)
  const [carried, setCarried] = useState<RawAnswers>()
  usePageTitle(t('page'), company?.name)
  useEffect(() => {
    if (!session.auth.user) askLogin()
  }, [])
  const changeType = (next: ReviewTypeName, answers: RawAnswers) => {
    setCarried(answers)
    go(`/rateCompany?type=${next}&id=${id}`, { replace: true })
  }
  const unknown = id === 0 ? 'choose' : state === 'missing' ? 'unknown' : undefined
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <div className={styles.head}>
        <Logo src={company?.logo} size={48} />
        <div>
          {company && <p className={mergeClasses(text.s13, text.faint)}>{t('page')}</p>}
          <h1 className={text.h20}>
            <bdi>{company?.name ?? t('page')}</bdi>
          </h1>
        </div>
      </div>
      {unknown && (
        <div className={styles.card}>
          <StateCard
            icon={<Building24Regular aria-hidden="true" />}
            title={t(`${unknown}.title`)}
            words={t(`${unknown}.words`)}
            action={
              <Action kind="primary" href="/search">
                {t('choose.action')}
              </Action>
            }
          />
        </div>
      )}
      {!unknown && state === 'loading' && <WizardSkeleton />}
      {!unknown && state !== 'loading' && (
        <ReviewWizard
          key={`${type} ${id}`}
          type={type}
          company={{ id, name: company?.name, logo: company?.logo }}
          carried={carried}
          onType={changeType}
          retry={retry}
        />
      )}
    </div>
  )
}
