import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { useTranslation } from 'react-i18next'
import type { TitlePage } from '../../../../contract/salaries/browse.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { MethodLink } from '../../../ui/MethodLink.tsx'
import { StateCard } from '../../../ui/StateCard.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { useText } from '../../../ui/text.ts'
import { usePeopleWords } from '../people-words.ts'
import { TitleDetails } from './TitleDetails.tsx'
import { TitleRow } from './TitleList.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', justifyItems: 'stretch' },
  link: { justifySelf: 'start', minHeight: '44px', '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } } },
  head: { marginBlockEnd: '12px' },
})

/** The page of one job title: what it is paid in the whole country, how sure that is, and its neighbours. */
export function TitleView({ page, onShare }: { page: TitlePage; onShare: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { id, name, department, pay, similar } = page
  return (
    <div className={styles.page}>
      <TextLink href="/salaries" className={styles.link}>
        <ArrowLeft20Regular />
        {t('browse.back')}
      </TextLink>
      <h1 className={text.h28}>{t('browse.inCountry', { title: name })}</h1>
      {pay === null ? (
        <StateCard icon={<Money24Regular />} title={t('empty.title')} words={t('browse.noPay')} />
      ) : (
        <>
          <TitlePay pay={pay} country={page.country} />
          <TitleDetails id={id} name={name} onShare={onShare} />
        </>
      )}
      {similar.length > 0 && (
        <Card as="section" padded>
          <h2 className={mergeClasses(text.h20, styles.head)}>
            {department ? t('browse.similar', { department: department.name }) : t('browse.similarPlain')}
          </h2>
          <ul>
            {similar.map((title) => (
              <TitleRow key={title.id} title={title} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

type Told = { pay: NonNullable<TitlePage['pay']>; country: TitlePage['country'] }

/** The median and how sure it is, beside that of everybody; only the range it lies in where noise moves it too much. */
function TitlePay({ pay: { people, median, from, to }, country }: Told) {
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { salaries } = usePeopleWords()
  return (
    <Card as="section" padded>
      <h2 className={text.h16}>{t('median')}</h2>
      <p className={mergeClasses(text.h28, text.number)}>
        {median === null ? t('range', format.moneyRange(from, to)) : format.money(median)}
      </p>
      <p className={text.muted}>
        {median === null ? t('onlyRange') : `${t('half')} ${t('sure', format.moneyRange(from, to))}`}
      </p>
      <p className={mergeClasses(text.s13, text.faint)}>
        {t('browse.basis', { salaries: salaries(people) })}
        {country &&
          ` ${
            country.median === null
              ? t('browse.countryRange', format.moneyRange(country.from, country.to))
              : t('browse.country', { amount: format.money(country.median) })
          }`}
      </p>
      <p className={mergeClasses(text.s13, text.faint)}>{t('noise')}</p>
      <MethodLink />
    </Card>
  )
}
