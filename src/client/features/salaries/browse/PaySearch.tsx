import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { listTitles } from '../../../../contract/salaries/browse.ts'
import { useQuery } from '../../../data/query.ts'
import { useSettled } from '../../../data/use-settled.ts'
import { Link } from '../../../router/Link.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { buildTitlePath } from './TitleList.tsx'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '8px', [media.tablet]: { gridTemplateColumns: '1fr auto' } },
  box: { height: '56px', width: '100%', paddingInline: '16px', borderRadius: tokens.borderRadiusLarge },
  input: { fontSize: '1rem', minWidth: 0 },
  go: { height: '56px', [media.wide]: { height: '56px' } },
  titles: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlockStart: '16px', minHeight: '24px' },
  link: { fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '5px', color: 'inherit' },
})

/** How many job titles are offered below the field. */
const offered = 3

/** A field for a job title that leads to its pay; below it the titles that fit, or those with most people. */
export default function PaySearch() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { data } = useQuery(listTitles, { query: { limit: offered, ...(q.length > 1 && { q }) } })
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          navigate(typed.trim() ? `/salaries?q=${encodeURIComponent(typed.trim())}` : '/salaries')
        }}
      >
        <Input
          className={styles.box}
          input={{ className: styles.input }}
          contentBefore={<Search24Regular aria-hidden="true" />}
          type="text"
          dir={typed ? 'auto' : undefined}
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
          aria-label={t('browse.search')}
          placeholder={t('browse.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Action kind="primary" type="submit" className={styles.go}>
          {t('browse.show')}
        </Action>
      </form>
      <p className={mergeClasses(styles.titles, text.muted)} aria-live="polite" data-titles-offered>
        <span>{q.length > 1 ? t('browse.fitting') : t('browse.often')}</span>
        {data?.titles.map(({ id, name }) => (
          <Link key={id} href={buildTitlePath(id)} className={styles.link}>
            {name}
          </Link>
        ))}
      </p>
    </search>
  )
}
