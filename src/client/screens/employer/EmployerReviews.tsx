import { makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { getCompanyProfile } from '../../../contract/companies/companies.ts'
import { useQuery } from '../../data/query.ts'
import { AnswerReview, ResponseForm } from '../../features/employers/AnswerReview.tsx'
import type { RepresentedCompany } from '../../features/employers/area-path.ts'
import { WaitingLine } from '../../features/employers/WaitingLine.tsx'
import { ReviewCard } from '../../features/reviews/read/ReviewCard.tsx'
import { ReviewList } from '../../features/reviews/read/ReviewList.tsx'
import { queue } from '../../outbox/queue.ts'
import { usePageKey } from '../../router/page-key.ts'
import { Card } from '../../ui/Card.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

/** Phones and tablets have no keys. */
const useStyles = makeStyles({ keys: { [media.collapsed]: { display: 'none' } } })

/** The characters the `R` key types in either layout. */
const answerKeys = ['r', 'R', '\u0642']

/** Opens the answer to the focused review with `R`, else to the first one in view. */
function useAnswerKey(): void {
  usePageKey(answerKeys, () => {
    const reviews = [...document.querySelectorAll<HTMLElement>('main article')]
    const at =
      reviews.find((one) => one.contains(document.activeElement)) ??
      reviews.find((one) => one.getBoundingClientRect().bottom > innerHeight / 3)
    const opener = at?.querySelector<HTMLElement>('[data-opener]')
    opener?.click()
    return Boolean(opener)
  })
}

/** Filters by reviews without an answer at first, unless the address has a filter. */
function useUnanswered(): void {
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    // The language parameter is not a filter.
    if ([...asked.keys()].some((name) => name !== 'lang')) return
    asked.set('answered', 'no')
    navigate(`${location.pathname}?${asked}`, { replace: true })
  }, [])
}

/**
 * The company's inbox: the reviews as everybody reads them, those without an answer first, each to be answered once
 * (P-030); a review can be reported below it, as by any reader.
 */
export default function EmployerReviews({ company }: { company: RepresentedCompany }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employers')
  useAnswerKey()
  useUnanswered()
  const [write, setWrite] = useState(new URLSearchParams(useSearch()).get('write'))
  const { records } = useSnapshot(queue)
  const begun = records.find(({ type, about }) => type === 'response' && about === write)
  const read = useQuery(getCompanyProfile, { params: { id: company.id } })
  return (
    <ReadFrame read={read} failed={t('profile.failed')}>
      {(profile) => (
        <>
          <WaitingLine company={company.id} />
          <p className={text.muted}>
            {t('answer.words')} <span className={styles.keys}>{t('answer.keys')}</span>
          </p>
          {begun?.about && (
            <Card as="section" padded>
              <UserText as="p" className={text.muted}>
                {begun.title}
              </UserText>
              <ResponseForm
                review={{ id: begun.about, pros: begun.title ?? '', response: null }}
                company={profile}
                onClose={() => setWrite(null)}
              />
            </Card>
          )}
          <ReviewList
            company={profile}
            nothingOpen={{ title: t('answer.none'), words: t('answer.noneWords'), all: t('answer.all') }}
            draw={(review) => (
              <ReviewCard
                review={review}
                company={profile}
                answer={review.id !== begun?.about && <AnswerReview review={review} company={profile} />}
              />
            )}
          />
        </>
      )}
    </ReadFrame>
  )
}
