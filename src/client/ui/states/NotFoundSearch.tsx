import { makeStyles, SearchBox } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { Action } from '../controls/Action.tsx'

const useStyles = makeStyles({
  search: { width: '100%', maxWidth: '480px', marginBlockStart: '24px' },
  form: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  field: { flex: '1 1 200px', maxWidth: 'none', minHeight: '44px' },
})

/** A search for what the page was about; without scripts the form leads there as well. */
export default function NotFoundSearch() {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const [q, setQ] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (q.trim()) navigate(`/search?${new URLSearchParams({ q: q.trim() })}`)
  }
  return (
    <search className={styles.search}>
      <form className={styles.form} action="/search" onSubmit={search}>
        <SearchBox
          className={styles.field}
          name="q"
          aria-label={t('missing.search')}
          placeholder={t('missing.search')}
          maxLength={100}
          value={q}
          onChange={(_, { value }) => setQ(value)}
        />
        <Action kind="primary" type="submit">
          {t('missing.find')}
        </Action>
      </form>
    </search>
  )
}
