import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { Building20Regular } from '@fluentui/react-icons/svg/building'
import { Money20Regular } from '@fluentui/react-icons/svg/money'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  tabs: { marginBlockEnd: '8px', marginInlineStart: '-12px' },
  tab: { minHeight: '44px' },
})

const names = ['companies', 'salaries'] as const
type Name = (typeof names)[number]

interface SearchTabsProps {
  companies: ReactNode
  salaries: ReactNode
  /** Loads the second tab, which is shown when it is pressed. */
  onNear: () => void
}

/** The two questions people come with, in one box: what a company is like, and what a job pays. */
export function SearchTabs({ onNear, ...panels }: SearchTabsProps) {
  const styles = useStyles()
  const { t } = useTranslation('home')
  const id = useId()
  const [shown, show] = useState<Name>('companies')
  return (
    <div>
      <TabList
        aria-label={t('tabs.label')}
        className={styles.tabs}
        selectedValue={shown}
        onTabSelect={(_, { value }) => show(value as Name)}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            data-tab={name}
            aria-controls={`${id}-panel`}
            className={styles.tab}
            icon={name === 'companies' ? <Building20Regular /> : <Money20Regular />}
            onPointerEnter={onNear}
            onFocus={onNear}
          >
            {t(`tabs.${name}`)}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {panels[shown]}
      </div>
    </div>
  )
}
