import { Field, makeStyles, mergeClasses, SearchBox } from '@fluentui/react-components'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectBox } from '../../../forms/controls/choose/SelectBox.tsx'
import { useBox } from '../../../forms/controls/input-styles.ts'
import { useLookup } from '../../../forms/lookups.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'end',
    marginBlock: '24px',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 260px auto' },
  },
  field: { gap: '6px' },
  search: { maxWidth: 'none' },
})

export type Filter = { q: string; department: string }

/** The filter of job titles by their name in either language, or by department. */
export function TitleSearch({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const styles = useStyles()
  const text = useText()
  const box = useBox()
  const id = useId()
  const { t } = useTranslation('salaries')
  const [q, setQ] = useState(filter.q)
  const departments = useLookup('departments').data ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter({ ...filter, q: q.trim() })
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <Field className={styles.field} label={{ className: text.strong, children: t('browse.search') }}>
          <SearchBox
            className={mergeClasses(box.box, styles.search)}
            input={{ className: box.input }}
            contentBefore={<Search20Regular aria-hidden="true" />}
            dismiss={null}
            value={q}
            placeholder={t('browse.placeholder')}
            maxLength={100}
            onChange={(_, { value }) => setQ(value)}
          />
        </Field>
        <Field
          className={styles.field}
          label={{ className: text.strong, htmlFor: `${id}-department`, children: t('browse.department') }}
        >
          <SelectBox
            id={`${id}-department`}
            name="department"
            value={filter.department}
            options={departments.map((one) => ({ value: one.id, label: one.name }))}
            empty={t('browse.allDepartments')}
            invalid={false}
            describedBy={undefined}
            onChange={(department) => onFilter({ q: q.trim(), department: String(department ?? '') })}
            onBlur={() => {}}
          />
        </Field>
        <Action kind="primary" type="submit">
          {t('browse.searchAction')}
        </Action>
      </form>
    </search>
  )
}
