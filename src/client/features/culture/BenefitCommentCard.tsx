import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Incognito16Regular } from '@fluentui/react-icons/svg/incognito'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BenefitComment } from '../../../contract/companies/benefits.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { buildFactsLine } from '../../ui/styles/facts-line.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const tones = { positive: 'good', negative: 'bad', no_opinion: 'plain' } as const

const useStyles = makeStyles({
  // Cards of a row are as high as the highest: the controls are at the foot of each.
  card: { display: 'flex', flexDirection: 'column', padding: '20px 16px', [media.tablet]: { padding: '24px' } },
  top: { display: 'flex', alignItems: 'center', gap: '12px' },
  month: { marginInlineStart: 'auto' },
  context: {
    display: 'flex',
    gap: '6px',
    marginBlockStart: '8px',
    '& svg': { flexShrink: 0, marginBlockStart: '3px' },
  },
  said: { flexGrow: 1, marginBlockStart: '8px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

/** One comment on the benefits: the feeling and month, the context of its writer, and the text. */
export function BenefitCommentCard({ comment, foot }: { comment: BenefitComment; foot: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('culture')
  const { format } = useLanguage()
  const { is_former, context } = comment
  const facts = is_former === null ? context : [t(is_former === 1 ? 'benefits.former' : 'benefits.current'), ...context]
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.top}>
        <Chip tone={tones[comment.rate]}>{t(`feelings.${comment.rate}`)}</Chip>
        <span className={mergeClasses(text.s13, text.faint, styles.month)}>{format.month(comment.month)}</span>
      </header>
      {facts.length > 0 && (
        <p className={mergeClasses(text.s13, text.faint, styles.context)}>
          <Incognito16Regular />
          <span>{buildFactsLine(facts)}</span>
        </p>
      )}
      <UserText as="p" className={styles.said}>
        {comment.comment}
      </UserText>
      {foot}
    </Card>
  )
}
