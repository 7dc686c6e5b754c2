import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueryResult } from '../../../data/query.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { ReviewedCompany } from './use-review.ts'
import { VisitorNote } from './VisitorNote.tsx'
import { WizardSkeleton } from './wizard/WizardSkeleton.tsx'

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
  /** The company, as far as it is known; its id is 0 when the address names none. */
  about: { id: number; company: Omit<ReviewedCompany, 'id'> | undefined } & Pick<
    QueryResult<unknown>,
    'state' | 'retry'
  >
  /** The name of the page, above the company's name and in the title. */
  title: string
  /** The page's own heading in place of the company's name. */
  head?: (company: ReviewedCompany) => ReactNode
  skeleton?: ReactNode
  /** Shown where the address names no company, in place of the way to the search. */
  choose?: ReactNode
  /** Rendered once it is known whether there is such a company; its name is missing when it failed to load. */
  children: (company: ReviewedCompany, retry: () => void) => ReactNode
}

/** The page around any form about a company: which company it is, or why nothing can be written. */
export function ReviewFrame({
  about,
  title,
  head,
  skeleton = <WizardSkeleton />,
  choose,
  children,
}: ReviewFrameProps): ReactNode {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('reviews')
  const { id, company: known, state, retry } = about
  usePageTitle(title, known?.name)
  const signedIn = useSignedIn()
  const unknown = id === 0 ? 'choose' : state === 'missing' ? 'unknown' : undefined
  const company = { id, name: known?.name, logo: known?.logo }
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {known && head ? (
        head(company)
      ) : (
        <div className={styles.head}>
          <Logo src={known?.logo} size={48} />
          <div>
            {known && <p className={mergeClasses(text.s13, text.faint)}>{title}</p>}
            <h1 className={text.h20}>
              <UserText>{known?.name ?? title}</UserText>
            </h1>
          </div>
        </div>
      )}
      {!signedIn && <VisitorNote />}
      {unknown === 'choose' && choose}
      {unknown && !(unknown === 'choose' && choose) && (
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
