import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LinkChevron } from '../../ui/controls/LinkChevron.tsx'
import { findOptionUnder } from '../../ui/controls/option-under.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { Suggestion } from './Suggestion.tsx'
import { TitlesFound } from './TitlesFound.tsx'
import { buildSearchPath, type SearchBoxState } from './use-search-box.ts'

const useStyles = makeStyles({
  list: { marginInline: '-8px', marginBlock: '8px 4px', maxHeight: 'min(420px, 60dvh)', overflowY: 'auto' },
  words: { paddingBlock: '12px', color: tokens.colorNeutralForeground2 },
  all: {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlock: '12px',
    ...lineAbove,
  },
})

/** The list under the search field: the found companies, a hint, or that there are none (S-003 to S-006). */
export function Suggestions({ box, onLeave }: { box: SearchBoxState; onLeave?: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('search')
  const { found, items, typed, active } = box
  const text = typed.trim()
  const leave = () => {
    box.setOpen(false)
    onLeave?.()
  }
  return (
    // Pressing the pointer on a suggestion leaves the focus in the field.
    <div onPointerDown={(event) => event.target instanceof HTMLAnchorElement || event.preventDefault()}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys, as a combobox does */}
      <div
        id={box.listId}
        role="listbox"
        aria-label={t('label')}
        className={items.length > 0 ? styles.list : undefined}
        onPointerMove={(event) => {
          const at = findOptionUnder(event)
          if (at >= 0) box.setActive(at)
        }}
        onClick={(event) => box.choose(items[findOptionUnder(event)])}
      >
        {items.map((item, at) => (
          <Suggestion key={item.id} id={box.optionId(at)} item={item} active={at === active} />
        ))}
      </div>
      <div role="status">
        {found.state === 'idle' && <p className={styles.words}>{t('hint')}</p>}
        {found.state === 'failed' && <p className={styles.words}>{t('failed')}</p>}
        {found.state === 'ready' && items.length === 0 && (
          <p className={styles.words}>
            {t('none')} <bdi>{t('quoted', { text: found.text })}</bdi>.{' '}
            <TextLink inText href={buildSearchPath(text)}>
              {t('noneLink')}
            </TextLink>
          </p>
        )}
      </div>
      {items.length > 0 && (
        <div className={styles.all}>
          <TextLink href={buildSearchPath(text)}>
            <span onClickCapture={onLeave}>{t('all', { text })}</span>
          </TextLink>
          <LinkChevron />
        </div>
      )}
      {box.leadsToPages && <TitlesFound typed={found.state === 'ready' ? found.text : ''} onLeave={leave} />}
    </div>
  )
}
