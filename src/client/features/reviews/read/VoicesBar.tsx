import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Flag20Regular } from '@fluentui/react-icons/svg/flag'
import { Share20Regular } from '@fluentui/react-icons/svg/share'
import { ThumbDislike20Filled, ThumbDislike20Regular } from '@fluentui/react-icons/svg/thumb-dislike'
import { ThumbLike20Filled, ThumbLike20Regular } from '@fluentui/react-icons/svg/thumb-like'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Helpfulness } from '../../../../contract/reviews/voices.schema.ts'
import { type Reaction, reactions, reactToReview } from '../../../../contract/reviews/voices.ts'
import { useMutation } from '../../../data/mutation.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { askLogin, reportContribution, share } from '../../../platform/modals.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { IconAction } from '../../../ui/controls/IconAction.tsx'
import { useIntent } from '../../../ui/controls/use-intent.ts'
import { useHidden } from '../../../ui/styles/hidden.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { myReactions, setReaction } from './my-reactions.ts'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 4px',
    marginInlineStart: '-10px',
    marginInlineEnd: '-10px',
    [media.tablet]: { marginInlineStart: 0, marginInlineEnd: 0 },
    marginBlock: '16px -10px',
    paddingBlockStart: '7px',
    // The row is wider than the text above it, so that its icons are aligned with the end of the text; the line is not.
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '10px',
      height: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
      [media.tablet]: { insetInline: 0 },
    },
    '@media print': { display: 'none' },
  },
  /** Hidden in a narrow row, which has no room for it; the buttons have accessible names. */
  question: { display: 'none', marginInlineEnd: '8px', [media.tablet]: { display: 'inline' } },
  press: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '44px',
    minWidth: '44px',
    justifyContent: 'center',
    paddingInline: '10px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    [media.wide]: { height: '40px' },
  },
  pressed: { color: paint.brandFg, fontWeight: 600, ':hover': { color: paint.brandFg } },
  end: { display: 'flex', marginInlineStart: 'auto', [media.tablet]: { marginInlineEnd: '-10px' } },
})

const icons = {
  helpful: { on: <ThumbLike20Filled />, off: <ThumbLike20Regular /> },
  unhelpful: { on: <ThumbDislike20Filled />, off: <ThumbDislike20Regular /> },
}

interface VoicesBarProps {
  review: Helpfulness & { id: string }
  /** The title and address of this review; without them it cannot be shared. */
  shared?: { title: string; address: string }
}

/** The foot of a review: was it helpful, share it, report it. Pressing a selected button withdraws the reaction. */
export function VoicesBar({ review, shared }: VoicesBarProps) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation('voices')
  const { format } = useLanguage()
  const signedIn = useSignedIn()
  const [sums, setSums] = useState<Helpfulness>(review)
  const { mutate, busy } = useMutation(reactToReview, { quiet: true, failed: t('failed') })
  const { [review.id]: mine } = useSnapshot(myReactions)
  const { helpful, unhelpful } = review
  useEffect(() => setSums({ helpful, unhelpful }), [helpful, unhelpful])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for the person who signs in meanwhile
  useEffect(() => setReaction(review.id), [review.id, signedIn])

  const sendReaction = async (reaction: Reaction) => {
    if (!signedIn) return askLogin(t('login'), `found-${review.id} ${reaction}`)
    if (busy) return
    const next = mine === reaction ? null : reaction
    const sent = await mutate({ params: { review: review.id }, body: { reaction: next ?? 'none' } })
    if (!sent.ok) return
    myReactions[review.id] = next
    setSums(sent.data)
  }
  const report = () =>
    signedIn ? reportContribution('review', review.id) : askLogin(t('report.login'), `report-${review.id}`)
  useIntent(`found-${review.id}`, (reaction) => signedIn && sendReaction(reaction as Reaction))
  useIntent(`report-${review.id}`, () => signedIn && report())
  return (
    <footer className={styles.bar}>
      <span className={mergeClasses(text.s13, text.muted, styles.question)}>{t('question')}</span>
      {reactions.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={mergeClasses(styles.press, text.number, mine === reaction && styles.pressed)}
          aria-pressed={mine === reaction}
          onClick={() => void sendReaction(reaction)}
        >
          {icons[reaction][mine === reaction ? 'on' : 'off']}
          <span className={hidden.visually}>
            {t(reaction, { count: sums[reaction], number: format.number(sums[reaction]) })}
          </span>
          {sums[reaction] > 0 && <span aria-hidden="true">{format.number(sums[reaction])}</span>}
        </button>
      ))}
      <span className={styles.end}>
        {shared && (
          <IconAction
            label={t('share')}
            icon={<Share20Regular />}
            onClick={() => share(shared.title, shared.address)}
          />
        )}
        <IconAction label={t('report.action')} icon={<Flag20Regular />} onClick={report} />
      </span>
    </footer>
  )
}
