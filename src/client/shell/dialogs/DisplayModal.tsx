import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatArabicNumber } from '../../i18n/digits.ts'
import { chooseDisplay, type Display, displayOptions } from '../../i18n/display.ts'
import { createFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useSay } from '../../i18n/use-say.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  words: { color: tokens.colorNeutralForeground2, marginBlockStart: '4px' },
  field: { marginBlockStart: '16px' },
  choice: { minHeight: '44px', alignItems: 'center' },
  example: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '4px 16px',
    marginBlockStart: '16px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    '& dd': { margin: 0 },
  },
})

/** A day and an amount for the example. */
const example = { pay: 14_500, day: '2026-10-05', month: '2026-10' }

const names = Object.keys(displayOptions) as (keyof Display)[]

/** The settings of how numbers, dates and money look on this device, with an example that follows each choice. */
export default function DisplayModal({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('display')
  const say = useSay('display')
  const { lng, display } = useLanguage()
  const [chosen, setChosen] = useState(display)
  const format = createFormat(lng, chosen)
  // English has one kind of digits only.
  const asked = names.filter((name) => name !== 'digits' || lng === 'arabic')
  return (
    <Modal
      title={t('title')}
      onClose={onClose}
      actions={
        <Action kind="primary" aria-describedby="display-reload" onClick={() => void chooseDisplay(chosen)}>
          {t('save')}
        </Action>
      }
    >
      <p className={styles.words}>{t('words')}</p>
      {asked.map((name) => (
        <Field key={name} className={styles.field} label={say(`${name}.label`)}>
          <RadioGroup
            layout="horizontal"
            value={chosen[name]}
            onChange={(_, { value }) => setChosen({ ...chosen, [name]: value })}
          >
            {displayOptions[name].map((option) => (
              <Radio
                key={option}
                className={styles.choice}
                value={option}
                label={say(`${name}.${option}`, { sample: option === 'arabic' ? formatArabicNumber('123') : '123' })}
              />
            ))}
          </RadioGroup>
        </Field>
      ))}
      <dl className={styles.example} aria-live="polite">
        <dt className={text.faint}>{t('example.pay')}</dt>
        <dd>{format.money(example.pay)}</dd>
        <dt className={text.faint}>{t('example.day')}</dt>
        <dd>{format.day(example.day)}</dd>
        <dt className={text.faint}>{t('example.month')}</dt>
        <dd>{format.month(example.month)}</dd>
      </dl>
      <p id="display-reload" className={`${text.s13} ${text.faint} ${styles.words}`}>
        {t('reload')}
      </p>
    </Modal>
  )
}
