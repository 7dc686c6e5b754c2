import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getCompanyProfile } from '../../../contract/companies/companies.ts'
import { useRead } from '../../api/use-read.ts'
import { session } from '../../session/session.ts'
import { Action } from '../../ui/Action.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { useLayout } from '../../ui/layout.ts'
import { media } from '../../ui/media.ts'
import { askLogin } from '../../ui/modals.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { StateCard } from '../../ui/StateCard.tsx'
import { useText } from '../../ui/text.ts'
import type { Reviewed } from './use-review.ts'
import { WizardSkeleton } from './WizardSkeleton.tsx'

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

type ReviewFrameProps = {
  /** Of the company; 0 when the address names none. */
  id: number
  /** Names the page, above the company's name and in the title. */
  page: string
  /** The page's own heading in place of the company's name. */
  head?: (company: Reviewed) => ReactNode
  skeleton?: ReactNode
  /** Shown once it is known whether there is such a company; its name is missing when it did not load. */
  children: (company: Reviewed, retry: () => void) => ReactNode
}

/** The page around whatever is written about a company: which company it is, or why nothing can be written. */
export function ReviewFrame({ id, page, head, skeleton = <WizardSkeleton />, children }: ReviewFrameProps): ReactNode {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('reviews')
  const { data, state, retry } = useRead(getCompanyProfile, id ? { params: { id } } : null)
  usePageTitle(page, data?.name)
  useEffect(() => {
    if (!session.auth.user) askLogin()
  }, [])
  const unknown = id === 0 ? 'choose' : state === 'missing' ? 'unknown' : undefined
  const company = { id, name: data?.name, logo: data?.logo }
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {data && head ? (
        head(company)
      ) : (
        <div className={styles.head}>
          <Logo src={data?.logo} size={48} />
          <div>
            {data && <p className={mergeClasses(text.s13, text.faint)}>{page}</p>}
            <h1 className={text.h20}>
              <bdi>{data?.name ?? page}</bdi>
            </h1>
          </div>
        </div>
      )}
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
      {!unknown && (state === 'loading' ? skeleton : children(company, retry))}
    </div>
  )
}

/** A company's id from the address; 0 where there is none. */
export function companyIdFrom(text: string | null | undefined): number {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 ? id : 0
}
