import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { computeCompared } from '../../../../contract/pay-package/compare-offers.ts'
import { computeAward } from '../../../../contract/pay-package/compute/award.ts'
import { rulesCheckedOn } from '../../../../contract/pay-package/rules/sources.ts'
import { maxOffers } from '../../../data/kept-sheets.ts'
import { forgetTitle, type KeptTitle, readKeptTitle } from '../../../data/kept-title.ts'
import { SelectBox } from '../../../forms/controls/choose/SelectBox.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { Labelled } from '../fields/Labelled.tsx'
import { PersonFields } from '../fields/PayFields.tsx'
import { OfferCard } from '../offers/OfferCard.tsx'
import { OffersTable } from '../offers/OffersTable.tsx'
import { TitleRange } from '../offers/TitleRange.tsx'
import { useDifferenceWords } from '../offers/use-difference-words.ts'
import { useOfferRows } from '../offers/use-offer-rows.ts'
import { ReportActions } from '../ReportActions.tsx'
import { RulesCard } from '../RulesCard.tsx'
import { useOffers } from '../use-offers.ts'
import { useToday } from '../use-today.ts'
import { usePayWords } from '../use-words.ts'

const useStyles = makeStyles({
  offers: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))', gap: '24px' },
  },
  person: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 32px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  says: { display: 'grid', gap: '8px', marginBlockStart: '12px' },
  result: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

/** The years over which offers are compared. */
const stays = Array.from({ length: 10 }, (_, place) => place + 1)

/** `/offers`: two or three offers and today's pay side by side; nothing of them leaves the device. */
export default function Offers() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const id = useId()
  const { t } = useTranslation('offers')
  const { t: pay, formatDay, formatMoney, countOf } = usePayWords()
  const today = useToday()
  const kept = useOffers()
  const [title, setTitle] = useState<KeptTitle>()
  useEffect(() => setTitle(readKeptTitle()), [])
  usePageTitle(t('title'))
  const { offers, present, years } = kept
  const nameOf = (place: number) => offers[place]!.name.trim() || t('offer', { number: place + 1 })
  const filled = offers.flatMap((sheet, place) => (sheet.basic > 0 ? [{ sheet, name: nameOf(place) }] : []))
  const all = [...filled, ...(present ? [{ sheet: present, name: t('present') }] : [])]
  const compared = today ? all.map(({ sheet }) => computeCompared(sheet, today, years)) : []
  const names = all.map(({ name }) => name)
  const rows = useOfferRows(compared, years)
  const differences = useDifferenceWords(compared, names, years)
  // A person who stays gets a larger award later; one who leaves is paid for the service until now.
  const leaving = present?.joined && today ? computeAward(present, today, 'resigned') : undefined
  const says = leaving?.due
    ? [...differences, t('differences.leaving', { amount: formatMoney(leaving.due) })]
    : differences
  const foot = today
    ? [pay('signature', { day: formatDay(today) }), pay('rules.checked', { day: formatDay(rulesCheckedOn) })]
    : []
  const sections = [
    {
      ...{ key: 'offers', title: t('table') },
      rows: rows.flatMap(({ key, name, values }) =>
        values.map((value, place) => ({ key: `${key}-${place}`, name: `${name}, ${names[place]}`, value })),
      ),
      notes: says,
    },
  ]
  return (
    <div className={mergeClasses(layout.wrap, layout.longPage)}>
      <div>
        <h1 className={text.h40}>{t('heading')}</h1>
        <p className={mergeClasses(text.b16, text.muted)}>{pay('lead')}</p>
      </div>
      {compared.length > 1 && (
        <div className={styles.result}>
          <OffersTable names={names} rows={rows} />
          <Card as="section" padded>
            <h2 className={text.h16}>{t('differences.title')}</h2>
            <div role="status">
              <ul className={styles.says}>
                {says.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          </Card>
          <ReportActions title={t('title')} sections={sections} foot={foot} onClear={kept.clear} />
        </div>
      )}
      {title && filled.length > 0 && (
        <TitleRange
          title={title}
          packages={all.map(({ sheet, name }) => ({ name, basic: sheet.basic / 100 }))}
          onForget={() => {
            forgetTitle()
            setTitle(undefined)
          }}
        />
      )}
      <div key={`person-${kept.turn}`} data-print="no">
        <Card as="section" padded className={styles.person}>
          <PersonFields id={`${id}-person`} sheet={offers[0]!} onChange={kept.changePerson} />
          <Labelled label={t('stay')}>
            <SelectBox
              id={`${id}-years`}
              name="years"
              required
              invalid={false}
              describedBy={undefined}
              value={years}
              options={stays.map((value) => ({ value, label: countOf('years', value) }))}
              onChange={(value) => kept.changeYears(Number(value))}
              onBlur={() => undefined}
            />
          </Labelled>
        </Card>
      </div>
      <div key={`offers-${kept.turn}`} className={styles.offers} data-print="no">
        {offers.map((sheet, place) => (
          <OfferCard
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer is known by its place
            key={place}
            id={`${id}-${place}`}
            heading={nameOf(place)}
            sheet={sheet}
            onChange={(next) => kept.change(place, next)}
            onUse={(next) => kept.replace(place, next)}
            onRemove={offers.length > 2 ? () => kept.remove(place) : undefined}
          />
        ))}
      </div>
      <div className={layout.row} data-print="no">
        {offers.length < maxOffers && (
          <Action icon={<Add20Regular />} onClick={kept.add}>
            {t('add')}
          </Action>
        )}
        {!present && <Action href="/package">{t('addPresent')}</Action>}
      </div>
      <p className={mergeClasses(text.s13, text.faint)} data-print="no">
        {pay(kept.isKept ? 'actions.kept' : 'actions.notKept')}
      </p>
      <RulesCard />
    </div>
  )
}
