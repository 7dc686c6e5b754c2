import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { caseKinds } from '../../../contract/moderation/cases.ts'
import { listQueues } from '../../../contract/moderation/desk.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { session } from '../../session/session.ts'
import { Bone } from '../../ui/Bone.tsx'
import { chosenInContrast } from '../../ui/contrast.ts'
import { edgeColour } from '../../ui/edge.ts'
import { useHidden } from '../../ui/hidden.ts'
import { Link } from '../../ui/Link.tsx'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'
import { useText } from '../../ui/text.ts'

/** The parts of the desk beside the queues. */
export const deskParts = ['recent', 'accounts', 'announce'] as const
export type DeskPart = (typeof deskParts)[number] | (typeof caseKinds)[number]

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  pill: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    paddingInline: '14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '999px',
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: 600,
    ':hover': edgeColour(tokens.colorNeutralStrokeAccessible),
    [media.wide]: { minHeight: '36px' },
  },
  here: { backgroundColor: paint.brandTint, color: paint.brandFg, ...edgeColour(paint.brandLine), ...chosenInContrast },
  // Its place is kept while the numbers load, so that no queue moves to another line.
  count: { minWidth: '2ch', fontSize: '13px', textAlign: 'center' },
})

/** The queues with how many cases wait in each, and the other parts of the desk. */
export function DeskMenu({ part }: { part: DeskPart }) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  const lead = useSnapshot(session).auth.user?.roles.includes('lead') ?? false
  const queues = useQuery(listQueues)
  const waiting = new Map(queues.data?.map((one) => [one.kind, one.waiting]))
  const pill = (to: DeskPart, name: string, count?: number) => (
    <Link
      key={to}
      href={`/moderation/${to}`}
      className={mergeClasses(styles.pill, part === to && styles.here)}
      aria-current={part === to ? 'page' : undefined}
    >
      {name}
      {(caseKinds as readonly string[]).includes(to) && (
        <span aria-hidden="true" className={mergeClasses(text.number, styles.count)}>
          {queues.state === 'loading' && <Bone />}
          {count !== undefined && format.number(count)}
        </span>
      )}
      {count !== undefined && (
        <span className={hidden.visually}>
          {format.list(['', t('waiting', { count, number: format.number(count) })])}
        </span>
      )}
    </Link>
  )
  return (
    <nav className={styles.row} aria-label={t('queues')}>
      {caseKinds.map((kind) => pill(kind, t(`decisions:kinds.${kind}`), waiting.get(kind)))}
      {deskParts.filter((other) => other !== 'accounts' || lead).map((other) => pill(other, t(other)))}
    </nav>
  )
}
