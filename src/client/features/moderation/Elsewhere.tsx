import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type CaseKind, parseCaseNumber } from '../../../contract/moderation/cases.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { CaseNumber } from './case/CaseNumber.tsx'
import { buildDeskPath } from './desk-path.ts'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  link: { [media.collapsed]: { minHeight: '44px' } },
})

/** Links to the queues in which the case with the typed number waits, where it is not in the list. */
export function Elsewhere({ kinds, typed }: { kinds: readonly CaseKind[]; typed: string }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const number = parseCaseNumber(typed)
  if (!number) return null
  return (
    <p className={mergeClasses(text.s13, styles.row)}>
      <span>
        {t('caseNumber')} <CaseNumber number={number} />
      </span>
      {kinds.map((kind) => (
        <TextLink key={kind} className={styles.link} href={buildDeskPath(kind, { q: number })}>
          {t('waitsIn', { queue: t(`decisions:kinds.${kind}`) })}
        </TextLink>
      ))}
    </p>
  )
}
