import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TitlePage, TitleSummary } from '../../../../contract/salaries/browse.schema.ts'
import { saveTitle } from '../../../data/kept-title.ts'
import { Link } from '../../../router/Link.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { MethodLink } from '../../../ui/controls/MethodLink.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { parseAmount } from '../OwnPay.tsx'
import { PayCard } from '../PayCard.tsx'
import type { PayRow } from '../PayRows.tsx'
import { usePayWords } from '../pay-words.ts'
import { ReleasesCard } from './ReleasesCard.tsx'
import { TitleDetails } from './TitleDetails.tsx'
import { buildTitlePath } from './TitleList.tsx'
import { useTitlePay } from './TitleOffer.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', justifyItems: 'stretch' },
  link: { justifySelf: 'start', minHeight: '44px', '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } } },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  near: { marginBlockStart: '16px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' },
  chip: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: '44px',
    paddingInline: '16px',
    borderRadius: '22px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: 'inherit',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
})

/** `follow` is the button that follows the title, `outside` what others publish of it. */
type TitleViewProps = { page: TitlePage; follow?: ReactNode; outside?: ReactNode; onShare: () => void }

/** The page of one job title: what it is paid in the whole country, how certain that is, and related titles. */
export function TitleView({ page, follow, outside, onShare }: TitleViewProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const [typed, type] = useState('')
  const beside = useBeside(page)
  const tellPay = useTitlePay()
  const { id, name, department, bars, similar } = page
  const { pay, crowd } = tellPay(page)
  return (
    <div className={styles.page}>
      <TextLink href="/salaries" className={styles.link}>
        <ArrowLeft20Regular />
        {t('browse.back')}
      </TextLink>
      <div className={styles.head}>
        <h1 className={text.h28}>{t('browse.inCountry', { title: name })}</h1>
        {follow}
      </div>
      {pay === null ? (
        <StateCard
          icon={<Money24Regular />}
          title={t('browse.noneYet', { title: name })}
          words={t('browse.noneWords')}
          action={
            <Action kind="soft" onClick={onShare}>
              {t('browse.mine', { title: name })}
            </Action>
          }
        />
      ) : (
        <>
          <PayCard
            first
            pay={pay}
            bars={crowd === undefined ? bars : []}
            typed={typed}
            onTyped={type}
            wider={
              crowd === undefined
                ? undefined
                : { title: t('browse.noneYet', { title: name }), words: t('browse.noneWords'), crowd }
            }
            beside={beside.filter((row) => row.name !== crowd)}
            below={
              crowd === undefined && (
                <Action href="/offers" onClick={() => saveTitle({ id, name, ...pay })}>
                  {t('browse.offers')}
                </Action>
              )
            }
            note={
              <>
                {t('contains')} <MethodLink />
              </>
            }
          />
          {crowd !== undefined && (
            <Action kind="soft" onClick={onShare}>
              {t('browse.mine', { title: name })}
            </Action>
          )}
          <ReleasesCard releases={page.releases} />
          {/* A ladder has at least two rungs: nobody is asked to share a salary where that opens nothing. */}
          {crowd === undefined && department && similar.length > 0 && (
            <TitleDetails
              id={id}
              name={name}
              department={department.name}
              amount={parseAmount(typed)}
              onShare={onShare}
            />
          )}
        </>
      )}
      {outside}
      {similar.length > 0 && (
        <section className={styles.near}>
          <h2 className={text.h20}>
            {department ? t('browse.similar', { department: department.name }) : t('browse.similarPlain')}
          </h2>
          <ul className={styles.chips}>
            {similar.map((title) => (
              <li key={title.id}>
                <NearTitle title={title} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** One job title with about what it is paid, and a link to its page. */
function NearTitle({ title }: { title: TitleSummary }) {
  const { id, name } = title
  const styles = useStyles()
  const text = useText()
  const words = usePayWords()
  return (
    <Link href={buildTitlePath(id)} className={styles.chip}>
      <b className={text.strong}>{name}</b>
      <span className={mergeClasses(text.s13, text.faint, text.number)}>{words.aboutNumber(title)}</span>
    </Link>
  )
}

/** Lists what a title is compared with: its department as a whole, and everybody. */
function useBeside({ department, beside, country }: TitlePage): PayRow[] {
  const { t } = useTranslation('salaries')
  const listPart = (id: string, name: string, pay: TitlePage['country']): PayRow[] =>
    pay ? [{ id, name, ...pay, p25: null, p75: null }] : []
  return [
    ...(department ? listPart('department', t('browse.beside', { department: department.name }), beside) : []),
    ...listPart('country', t('browse.all'), country),
  ]
}
