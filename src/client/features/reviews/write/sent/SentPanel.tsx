import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle48Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getOneByOneKind,
  type ReviewKind,
  type ReviewTypeName,
  reviewTypes,
} from '../../../../../contract/reviews/kinds.ts'
import { buildWritePath } from '../../../../../contract/reviews/write-path.ts'
import { usePublishedWithin } from '../../../../data/use-published-within.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Action } from '../../../../ui/controls/Action.tsx'
import { TextLink } from '../../../../ui/controls/TextLink.tsx'
import { moveFocus } from '../../../../ui/overlays/move-focus.ts'
import { paint } from '../../../../ui/styles/paint.ts'
import { useText } from '../../../../ui/styles/text.ts'
import { useOwnReviews } from '../use-own-review.ts'
import { OwnWords } from './OwnWords.tsx'

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    width: '100%',
    maxWidth: '640px',
    marginInline: 'auto',
    paddingBlock: '16px 32px',
  },
  head: { display: 'grid', justifyItems: 'center', gap: '8px', textAlign: 'center', color: paint.brandFg },
  title: { outlineStyle: 'none', scrollMarginBlockStart: '200px' },
  next: { display: 'grid', gap: '8px', justifyItems: 'start', backgroundColor: paint.brandTint },
  others: { display: 'grid', gap: '8px', listStyleType: 'none', padding: 0 },
})

/** What is asked for next, in this order. */
const order = ['salary', 'company', 'benifit', 'culture'] as const

type SentPanelProps = {
  type: ReviewTypeName
  companyId: number
  /** The words of the way back, and what it does. */
  back: string
  onBack: () => void
}

/**
 * Shown once a contribution is sent: thanks, what becomes of it, and the next contribution, for which company and role
 * are known by now.
 */
export default function SentPanel({ type, companyId, back, onBack }: SentPanelProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  const within = usePublishedWithin()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => moveFocus(title.current), [])
  const { own, contributions, known } = useOwnReviews(companyId)
  const kind = getOneByOneKind(type)
  const mine = contributions.find((one) => one.company.id === companyId && one.kind === kind)
  const [next, ...others] = order.filter(
    (one) => one !== type && !(reviewTypes[one].kinds as readonly ReviewKind[]).every((each) => own.has(each)),
  )
  return (
    <section className={styles.panel} aria-label={t('thanks.title')} data-sent-panel={type}>
      <div className={styles.head}>
        <CheckmarkCircle48Regular aria-hidden="true" />
        <h2 ref={title} tabIndex={-1} className={mergeClasses(text.h28, styles.title)}>
          {t('thanks.title')}
        </h2>
        <p className={text.muted}>{t(kind ? 'thanks.text' : 'thanks.numbers', { within })}</p>
      </div>
      {mine && <OwnWords contribution={mine} />}
      <p className={text.muted}>
        {t('thanks.change')}{' '}
        <TextLink inText href="/user/myprofile/contributions">
          {t('thanks.mine')}
        </TextLink>
      </p>
      {known && next && (
        <Card as="section" padded className={styles.next} data-next={next}>
          <p className={text.eyebrow}>{t('thanks.next')}</p>
          <h3 className={text.h20}>{t(`thanks.to.${next}`)}</h3>
          <p className={text.muted}>{t(`thanks.words.${next}`)}</p>
          <Action kind="primary" href={buildWritePath(companyId, next)}>
            {t('thanks.begin')}
          </Action>
        </Card>
      )}
      <ul className={styles.others}>
        {others.map((one) => (
          <li key={one}>
            <Action block href={buildWritePath(companyId, one)}>
              {t(`thanks.to.${one}`)}
            </Action>
          </li>
        ))}
        <li>
          <Action block href={`/company/${companyId}/questions`}>
            {t('thanks.questions')}
          </Action>
        </li>
      </ul>
      <Action kind="ghost" onClick={onBack}>
        {back}
      </Action>
    </section>
  )
}
