import {
  Breadcrumb,
  BreadcrumbDivider,
  BreadcrumbItem,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CompareAnswers } from '../../contract/salaries/compare.ts'
import { useKnownCompany } from '../features/companies/list/use-known-company.ts'
import { CompareResultView } from '../features/salaries/compare/CompareResultView.tsx'
import { type Comparison, checkAnswers, parseComparison } from '../features/salaries/compare/compared.ts'
import { useLookupName } from '../forms/lookups.ts'
import { usePageTitle } from '../router/page-title.ts'
import { session } from '../session/session.ts'
import { Action } from '../ui/controls/Action.tsx'
import { TextLink } from '../ui/controls/TextLink.tsx'
import { StateCard } from '../ui/states/StateCard.tsx'
import { buildFactsLine } from '../ui/styles/facts-line.ts'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'
import { useText } from '../ui/styles/text.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    paddingBlock: '24px 64px',
    [media.wide]: { gap: '24px', paddingBlockEnd: '96px' },
  },
  crumbs: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 6px',
    color: tokens.colorNeutralForeground3,
    '& a': { minHeight: '24px', fontWeight: 400, color: tokens.colorNeutralForeground2 },
    '& svg': { opacity: 0.7 },
    '& li': { color: 'inherit', textWrap: 'wrap' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 24px',
    alignItems: 'end',
    '& > div': { flex: '1 1 320px' },
    '& > a': { [media.phoneOnly]: { width: '100%' } },
  },
})

/** `/compareResult`: the last comparison made on this device. */
export default function CompareResult() {
  const { t } = useTranslation('compare')
  const styles = useStyles()
  const layout = useLayout()
  const compared = parseComparison(useSnapshot(session).compare as Record<string, unknown>)
  const answers = compared && checkAnswers(compared)
  usePageTitle(t('result.page'))
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {compared && answers && <Result compared={compared} answers={answers} />}
      {!answers && (
        <StateCard
          heading="h1"
          icon={<Money24Regular />}
          title={t(compared ? 'result.wrong' : 'result.nothing')}
          words={t(compared ? 'result.wrongWords' : 'result.nothingWords')}
          action={
            <Action kind="primary" href={compared ? `/compare/${compared.company}` : '/companies'}>
              {t(compared ? 'result.change' : 'result.choose')}
            </Action>
          }
        />
      )}
    </div>
  )
}

function Result({ compared, answers }: { compared: Comparison; answers: CompareAnswers }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['compare', 'salaries'])
  const { company } = useKnownCompany(compared.company)
  const level = useLookupName('joblevels', answers.joblevel)
  const nationality = useLookupName('nationalities', answers.nationality)
  const who = [
    level,
    t(answers.is_former === 1 ? 'result.former' : 'result.current'),
    nationality,
    t('result.paid', { year: answers.year }),
  ]
  return (
    <>
      <Breadcrumb className={text.s13} list={{ className: styles.crumbs }} aria-label={t('result.crumbs')}>
        <BreadcrumbItem>
          <TextLink href="/salaries">{t('browse.title', { ns: 'salaries' })}</TextLink>
        </BreadcrumbItem>
        <BreadcrumbDivider />
        {company && (
          <>
            <BreadcrumbItem>
              <TextLink href={`/company/${compared.company}/salaries`}>{company.name}</TextLink>
            </BreadcrumbItem>
            <BreadcrumbDivider />
          </>
        )}
        <BreadcrumbItem aria-current="page">{t('result.page')}</BreadcrumbItem>
      </Breadcrumb>
      <div className={styles.head}>
        <div>
          <h1 className={text.h28}>{t('result.title')}</h1>
          <p className={mergeClasses(text.muted, text.number)}>{buildFactsLine(who)}</p>
        </div>
        <Action icon={<Edit20Regular />} href={`/compare/${compared.company}`}>
          {t('result.change')}
        </Action>
      </div>
      <CompareResultView
        company={{ id: compared.company, name: company?.name, logo: company?.logo }}
        answers={answers}
      />
    </>
  )
}
