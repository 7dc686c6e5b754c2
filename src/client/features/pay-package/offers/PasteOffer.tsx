import { makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OfferField, type OfferRead, readOffer } from '../../../../contract/pay-package/reader/read-offer.ts'
import type { Sheet } from '../../../../contract/pay-package/sheet.ts'
import { useBox } from '../../../forms/controls/input-styles.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { Labelled } from '../fields/Labelled.tsx'
import { usePayWords } from '../use-words.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  words: { display: 'block', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground3 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  area: { minHeight: '96px' },
})

/** Puts what was read into a sheet; allowances that were read or are missing are no longer guessed. */
function applyRead(sheet: Sheet, { fields }: OfferRead): Sheet {
  return {
    ...sheet,
    housing: 0,
    transport: 0,
    other: 0,
    bonus: 0,
    ...fields,
    guessed: { housing: false, transport: false },
  }
}

/** A field for the text of an offer, what is understood of it, and what is not used; nothing is used before a press. */
export function PasteOffer({ sheet, onUse }: { sheet: Sheet; onUse: (sheet: Sheet) => void }) {
  const styles = useStyles()
  const box = useBox()
  const text = useText()
  const { t } = useTranslation('offers')
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState<OfferRead>()
  const found = read ? listFields(read) : []
  return (
    <div className={styles.root} data-print="no">
      <Labelled label={t('paste.label')} hint={t('paste.hint')}>
        <Textarea
          className={box.box}
          textarea={{ className: mergeClasses(box.input, box.area, styles.area) }}
          rows={4}
          dir="auto"
          value={typed}
          onChange={(_, { value }) => {
            setTyped(value)
            setRead(undefined)
          }}
        />
      </Labelled>
      <div className={styles.row}>
        <Action disabled={typed.trim() === ''} onClick={() => setRead(readOffer(typed))}>
          {t('paste.read')}
        </Action>
      </div>
      {read && (
        <div className={styles.root} role="status">
          <h3 className={text.h16}>{t(found.length > 0 ? 'paste.understood' : 'paste.nothing')}</h3>
          <ul className={styles.list}>
            {found.map((field) => (
              <li key={field}>
                <ReadField field={field} read={read} />
              </li>
            ))}
          </ul>
          {read.doubts.length > 0 && (
            <>
              <h3 className={text.h16}>{t('paste.notUsed')}</h3>
              <ul className={styles.list}>
                {read.doubts.map(({ why, words }) => (
                  <li key={`${why} ${words}`}>
                    {t(`doubts.${why}`)}
                    <span className={mergeClasses(text.s13, styles.words)}>
                      <UserText>{words}</UserText>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {found.length > 0 && (
            <div className={styles.row}>
              <Action
                kind="soft"
                onClick={() => {
                  onUse(applyRead(sheet, read))
                  setTyped('')
                  setRead(undefined)
                }}
              >
                {t('paste.use')}
              </Action>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

const order = [
  ...(['basic', 'housing', 'transport', 'other', 'bonus', 'weeklyHours', 'weekDays'] as const),
  ...(['leaveDays', 'joined', 'contract'] as const),
]
const listFields = ({ fields }: OfferRead): OfferField[] => order.filter((field) => fields[field] !== undefined)

/** One thing that was understood, and the words it was read from. */
function ReadField({ field, read: { fields, words } }: { field: OfferField; read: OfferRead }) {
  const styles = useStyles()
  const text = useText()
  const { t, formatMoney, formatDay, countOf, format } = usePayWords()
  const { weeklyHours, weekDays, leaveDays, joined, contract } = fields
  const value =
    field === 'weeklyHours'
      ? countOf('hours', weeklyHours!)
      : field === 'weekDays'
        ? format.number(weekDays!)
        : field === 'leaveDays'
          ? countOf('days', leaveDays!)
          : field === 'joined'
            ? formatDay(joined!)
            : field === 'contract'
              ? t(`contracts.${contract!}`)
              : formatMoney(fields[field]!)
  return (
    <>
      <span>
        {t(`fields.${field}`)}: <b>{value}</b>
      </span>
      <span className={mergeClasses(text.s13, styles.words)}>
        <UserText>{words[field]}</UserText>
      </span>
    </>
  )
}
