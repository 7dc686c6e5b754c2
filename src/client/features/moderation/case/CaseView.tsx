import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { Open16Regular } from '@fluentui/react-icons/svg/open'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getCaseNumber } from '../../../../contract/moderation/cases.ts'
import type { Case } from '../../../../contract/moderation/desk.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Link } from '../../../router/Link.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { focusRing } from '../../../ui/styles/focus.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { DecisionBar } from '../deciding/DecisionBar.tsx'
import { buildDeskPath, type DeskQuery } from '../desk-path.ts'
import type { DeskState } from '../use-desk.ts'
import { CaseFile } from './CaseFile.tsx'
import { CaseLines } from './CaseLines.tsx'
import { CaseNumber } from './CaseNumber.tsx'
import { CaseSide } from './CaseSide.tsx'
import { Contribution } from './Contribution.tsx'
import { buildPagePath, getCaseTitle, splitContributions } from './case-words.ts'
import { NoticeFacts } from './NoticeFacts.tsx'
import { Reports } from './Reports.tsx'
import { Unusual } from './Unusual.tsx'

const useStyles = makeStyles({
  view: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.wide]: { gridTemplateRows: 'minmax(0, 1fr) auto', minHeight: 0 },
  },
  read: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '24px',
    padding: '8px var(--gutter) 24px',
    [media.wide]: {
      padding: '20px 24px',
      overflowY: 'auto',
      ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media (min-width: 61.9375em) and (min-width: 77.5em)': { gridTemplateColumns: 'minmax(0, 1fr) 272px' },
  },
  main: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '16px' },
  back: {
    justifySelf: 'start',
    minHeight: '44px',
    '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } },
    [media.wide]: { display: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  title: { overflowWrap: 'anywhere', outlineStyle: 'none' },
  page: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: paint.brandFg,
    ':hover': { textDecorationLine: 'underline' },
    [media.collapsed]: { minHeight: '44px' },
    [media.wide]: { marginInlineStart: 'auto' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    overflowWrap: 'anywhere',
  },
  only: { [media.collapsed]: { minHeight: '44px' } },
})

/** The shown case: what it is, all its content, and at its foot the buttons to decide. */
export function CaseView({ desk, shown, asked }: { desk: DeskState; shown: Case; asked: DeskQuery }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  const read = useRef<HTMLElement>(null)
  const { kind, id, month, company, against, pending } = shown
  // The next case is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each case
  useEffect(() => {
    read.current?.scrollTo?.({ top: 0 })
  }, [id])
  const path = buildPagePath(shown)
  const alike = desk.alike.length
  return (
    <article className={styles.view}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing in it to reach by keyboard */}
      <section ref={read} className={styles.read} tabIndex={0} aria-label={t('caseText')}>
        <div className={styles.main}>
          <TextButton className={styles.back} onClick={desk.back}>
            <ChevronLeft20Regular />
            {t('back')}
          </TextButton>
          <header>
            <div className={styles.head}>
              <h2 className={mergeClasses(text.h20, styles.title)} tabIndex={-1}>
                {kind === 'company' && company ? <UserText>{company.name}</UserText> : getCaseTitle(shown, t)}
              </h2>
              <Chip tone="warn">{month ? t('since', { month: format.month(month) }) : t('before_log')}</Chip>
              {path && (
                <Link
                  className={styles.page}
                  href={path}
                  target="_blank"
                  rel="noopener"
                  onClick={(event) => event.stopPropagation()}
                >
                  {t('page')}
                  <Open16Regular />
                </Link>
              )}
            </div>
            <p className={mergeClasses(text.s13, text.muted, styles.facts)}>
              {company && kind !== 'company' && <bdi>{t('company', { company: company.name })}</bdi>}
              {company && !asked.company && kind !== 'company' && (
                <TextLink
                  className={styles.only}
                  href={buildDeskPath(kind, { company: String(company.id), sort: asked.sort })}
                >
                  {t('only', { company: company.name })}
                </TextLink>
              )}
              {alike > 1 && (
                <TextButton
                  onClick={() =>
                    desk.deciding.choose(
                      desk.alike.map((one) => one.id),
                      true,
                    )
                  }
                >
                  {t('chooseAlike', { count: alike, number: format.number(alike) })}
                </TextButton>
              )}
            </p>
          </header>
          {against && (
            <p className={text.muted}>
              {t('against', {
                kind: t(`decisions:kind.${against.kind}`),
                outcome: t(`decisions:outcomes.${against.outcome}`),
                day: format.day(against.day),
              })}
              <br />
              {against.reason && t('because', { reason: t(`decisions:choices.reason.${against.reason}`) })}
            </p>
          )}
          <Reports reports={shown.reports} remarks={shown.remarks} />
          <Unusual burst={shown.burst} />
          <NoticeFacts notice={shown.notice} />
          {kind === 'report' || kind === 'burst' || kind === 'notice' ? (
            splitContributions(shown.lines).map((lines, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are while the case is shown
              <Contribution key={`${id} ${place}`} lines={lines} />
            ))
          ) : (
            <CaseLines key={id} lines={shown.lines} />
          )}
          {kind === 'unlock' && <CaseFile key={id} kind="letter" file={shown.letter ? id : undefined} />}
          {pending && kind !== 'support' && (
            <p role="note" className={text.strong}>
              {t(pending.mine === 1 ? 'secondMine' : 'second', { verdict: t(`verdicts.${kind}.${pending.verdict}`) })}
              {pending.reason && (
                <>
                  <br />
                  {t('because', { reason: t(`decisions:choices.reason.${pending.reason}`) })}
                </>
              )}
            </p>
          )}
          <p className={mergeClasses(text.s12, text.faint)}>
            {t('caseNumber')} <CaseNumber number={getCaseNumber(kind, id)} />
          </p>
        </div>
        <CaseSide shown={shown} />
      </section>
      <DecisionBar {...desk} />
    </article>
  )
}
