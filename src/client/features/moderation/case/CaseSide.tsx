import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Case } from '../../../../contract/moderation/desk.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'

const useStyles = makeStyles({
  side: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '14px' },
  section: { '& + &': { ...lineAbove, paddingBlockStart: '14px' } },
  title: { fontWeight: 700, marginBlockEnd: '6px', overflowWrap: 'anywhere' },
  facts: { margin: 0 },
  fact: { display: 'flex', justifyContent: 'space-between', gap: '8px', paddingBlock: '3px', '& dd': { margin: 0 } },
  many: { color: paint.danger },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: '8px',
    overflowWrap: 'anywhere',
  },
  similar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', overflowWrap: 'anywhere' },
})

/** The least number of removals of a company in the last months that is highlighted. */
const many = 3

/**
 * What helps to decide beside the case itself: companies with similar names, its company, the rule, earlier decisions
 * on similar cases.
 */
export function CaseSide({ shown }: { shown: Case }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  const { kind, company, facts, alike = [], similar, reports } = shown
  const reason = kind === 'report' ? reports?.[0]?.reason : undefined
  return (
    <aside className={mergeClasses(text.s13, styles.side)} aria-label={t('side.label')}>
      {similar && (
        <Section title={t('side.similar')}>
          {similar.length === 0 ? (
            <p className={text.muted}>{t('side.noneSimilar')}</p>
          ) : (
            <ul className={styles.list}>
              {similar.map(({ id, name, approved }) => (
                <li key={id} className={styles.similar}>
                  <UserText shown={approved ? <TextLink href={`/company/${id}`}>{name}</TextLink> : name}>
                    {name}
                  </UserText>
                  {approved === 0 && <Chip tone="warn">{t('side.waits')}</Chip>}
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      {facts && company && (
        <Section title={<UserText>{company.name}</UserText>}>
          <dl className={styles.facts}>
            {(['reviews', 'reports', 'removed', 'kept'] as const).map((name) => (
              <div key={name} className={styles.fact}>
                <dt>{t(`side.${name}`)}</dt>
                <dd
                  className={mergeClasses(
                    text.number,
                    text.strong,
                    name === 'removed' && facts.removed >= many && styles.many,
                  )}
                >
                  {format.number(facts[name])}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section title={t('side.rule')}>
        <p>{reason ? t(`rules.${reason}`) : t(`rules.${kind}`)}</p>
      </Section>
      {alike.length > 0 && (
        <Section title={t('side.alike')}>
          <ul className={styles.list}>
            {alike.map(({ outcome, words }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have said the same, and nothing moves
              <li key={place} className={styles.entry}>
                <Chip tone={outcome === 'removed' ? 'danger' : 'good'}>{t(`decisions:outcomes.${outcome}`)}</Chip>
                <UserText as="span">{words}</UserText>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </aside>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  return (
    <section className={styles.section}>
      <h3 className={mergeClasses(text.s13, text.faint, styles.title)}>{title}</h3>
      {children}
    </section>
  )
}
