import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contribution } from '../../../contract/profile/profile.schema.ts'
import type { RemovalTime } from '../../../contract/removal-times.ts'
import { removeReview } from '../../../contract/reviews/own.ts'
import { useMutation } from '../../data/mutation.ts'
import { usePublishedWithin } from '../../data/use-published-within.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { DotSeparated } from '../../ui/DotSeparated.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { AskModal } from '../../ui/overlays/AskModal.tsx'
import { RemovalChoice } from '../../ui/RemovalChoice.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { describeContribution } from '../../ui/words-of-contribution.ts'
import { ContributionForm } from './ContributionForm.tsx'
import { PayParts } from './PayParts.tsx'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  head: { display: 'flex', alignItems: 'flex-start', gap: '12px' },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  // Inline, like the words of its line: the dot after it stays with its last word.
  company: { display: 'inline' },
  excerpt: { overflowWrap: 'anywhere' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

const tones: Record<Contribution['state'], ChipTone> = {
  waiting: 'plain',
  published: 'good',
  hidden: 'warn',
  replaced: 'plain',
}
interface ContributionCardProps {
  contribution: Contribution
  /** Whether its form is open below it. */
  open: boolean
  /** Whether its writer was about to write another one, which may have been begun on this device. */
  asked: boolean
  onOpen: () => void
  onClose: () => void
}

/** One of the person's own reviews. */
export function ContributionCard({ contribution, open, asked, onOpen, onClose }: ContributionCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['profile', 'decisions'])
  const { format } = useLanguage()
  const within = usePublishedWithin()
  const [asking, setAsking] = useState(false)
  const [when, setWhen] = useState<RemovalTime>('rounds')
  const { id, kind, company, month, state, held, removed } = contribution
  const { mutate: remove } = useMutation(removeReview[kind])
  const shownState = held === 1 && state === 'waiting' ? 'held' : state
  const note = shownState === 'published' ? undefined : t(`contributions.stateWords.${shownState}`)
  const words = describeContribution(contribution)
  return (
    <Card as="li" padded className={styles.card}>
      <div className={styles.head}>
        <Logo src={company.logo ?? undefined} size={40} />
        <div className={styles.words}>
          <h2 className={text.h16}>{t(`contributions.kind.${kind}`)}</h2>
          <DotSeparated
            className={mergeClasses(text.s13, text.muted)}
            parts={[
              <TextLink key="company" href={`/company/${company.id}`} className={styles.company}>
                <UserText>{company.name}</UserText>
              </TextLink>,
              format.month(month),
            ]}
          />
        </div>
        <Chip tone={tones[state]}>{t(`contributions.state.${shownState}`, { within })}</Chip>
      </div>
      {words && !open && (
        <UserText as="p" className={styles.excerpt}>
          {words}
        </UserText>
      )}
      {kind === 'salary' && !open && <PayParts answers={contribution.answers} />}
      {note && (
        <p className={mergeClasses(text.s13, text.muted)}>
          {note} {removed && t('contributions.because', { reason: t(`decisions:choices.reason.${removed}`) })}
        </p>
      )}
      {open ? (
        <ContributionForm contribution={contribution} asked={asked} onDone={onClose} />
      ) : (
        <div className={styles.acts}>
          {state !== 'replaced' && (
            <Action size="small" icon={<Edit20Regular />} onClick={onOpen} data-opener>
              {t('contributions.edit')}
            </Action>
          )}
          <Action size="small" kind="dangerGhost" icon={<Delete20Regular />} onClick={() => setAsking(true)}>
            {t('contributions.delete')}
          </Action>
        </div>
      )}
      {asking && (
        <AskModal
          title={t('contributions.deleteTitle')}
          words={t('contributions.deleteWords', { company: company.name })}
          yes={t('contributions.deleteYes')}
          no={t('contributions.deleteNo')}
          onYes={async () => (await remove({ params: { review: id }, query: { when } })).ok}
          onClose={() => setAsking(false)}
        >
          {/* What waits nobody has read. */}
          {state !== 'waiting' && (
            <RemovalChoice
              label={t('contributions.removal.label')}
              words={{ rounds: t('contributions.removal.rounds'), now: t('contributions.removal.now') }}
              value={when}
              onChange={setWhen}
            />
          )}
        </AskModal>
      )}
    </Card>
  )
}
