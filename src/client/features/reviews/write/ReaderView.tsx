import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import { getOneByOneKind, type ReviewTypeName } from '../../../../contract/reviews/kinds.ts'
import { usePublishedWithin } from '../../../data/use-published-within.ts'
import { useLookupName } from '../../../forms/lookups.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { useFit } from './use-anonymity-preview.ts'

const useStyles = makeStyles({
  inset: { padding: '14px 16px', borderRadius: '12px', backgroundColor: paint.brandTint },
  title: {
    fontWeight: 700,
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    marginBlockEnd: '6px',
    '& > svg': { flexShrink: 0, color: paint.brandFg },
  },
  line: { fontWeight: 600 },
})

/** Returns former with the last year, or current; undefined while unanswered. */
function useStanding({ is_former: former, last_year: year }: RawAnswers): string | undefined {
  const { t } = useTranslation('reviews')
  const { format } = useLanguage()
  if (String(former) === '0') return t('seen.current')
  if (String(former) !== '1') return undefined
  return year ? t('seen.formerSince', { year: format.digits(String(year)) }) : t('seen.former')
}

/** Returns when an interview was held, as precisely as readers may see it. */
function useHeld({ month, year }: RawAnswers): string | undefined {
  const { t } = useTranslation('reviews')
  const { format } = useLanguage()
  if (!month || !year) return undefined
  return t('seen.held', { month: format.month(`${year}-${String(month).padStart(2, '0')}`) })
}

type ReaderViewProps = {
  type: ReviewTypeName
  companyId: number
  answers: RawAnswers
  inset?: boolean
  className?: string
}

/** What readers will see of the writer: the context line of the review, as far as it is answered. */
export function ReaderView({ type, companyId, answers, inset, className }: ReaderViewProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  const within = usePublishedWithin()
  const kind = getOneByOneKind(type)
  const blurred = answers.blur === 1
  const city = useLookupName('cities', answers.cities)
  // Where the writer has blurred the city, readers see the region at most.
  const region = useFit(companyId, blurred ? kind : undefined, answers)?.region ?? undefined
  const line = [
    useStanding(answers),
    useHeld(answers),
    useLookupName('departments', answers.department),
    useLookupName('joblevels', answers.joblevel),
    blurred ? region : city,
  ].filter((part) => part !== undefined)
  const content = (
    <>
      <h3 className={mergeClasses(text.h14, styles.title)}>
        <Eye20Regular aria-hidden="true" />
        {t('seen.title')}
      </h3>
      {kind === undefined ? (
        <p>{t('seen.numbers')}</p>
      ) : line.length > 0 ? (
        <p className={styles.line}>
          {line.map((part, at) => (
            <span key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
      ) : (
        <p>{t('seen.empty')}</p>
      )}
      {kind !== undefined && <p className={mergeClasses(text.s13, text.faint)}>{t('seen.words', { within })}</p>}
      {type === 'company' && <TextLink href={`/proof/${companyId}`}>{t('seen.prove')}</TextLink>}
    </>
  )
  if (inset) return <div className={mergeClasses(styles.inset, className)}>{content}</div>
  return (
    <Card padded className={className}>
      {content}
    </Card>
  )
}
