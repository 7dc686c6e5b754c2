import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { SectionMenu } from '../../ui/SectionMenu.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { buildAreaPath, type RepresentedCompany } from './area-path.ts'

const useStyles = makeStyles({
  head: { display: 'grid', justifyItems: 'start', gap: '8px', minWidth: 0, paddingBlock: '4px 12px' },
  name: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
})

interface EmployerMenuProps {
  company: RepresentedCompany
  companies: readonly RepresentedCompany[]
  entries: { id: string; icon: ReactElement; label: string }[]
  current: string
  chosen: boolean
}

/** The company the area is about, a select where there are several, and links to every section of the area. */
export function EmployerMenu({ company, companies, entries, current, chosen }: EmployerMenuProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employers')
  const Heading = chosen ? 'p' : 'h1'
  return (
    <SectionMenu
      label={t('menu')}
      groups={[{ entries: entries.map((one) => ({ ...one, href: buildAreaPath(one.id, company, companies) })) }]}
      current={current}
      chosen={chosen}
      back={{ href: buildAreaPath('', company, companies), label: t('back') }}
      head={
        <div className={styles.head}>
          <Heading className={text.h20}>{t('title')}</Heading>
          {companies.length > 1 ? (
            <PillSelect
              label={t('company')}
              value={String(company.id)}
              options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(id) => {
                const other = companies.find((one) => String(one.id) === id)
                if (other) navigate(buildAreaPath(chosen ? current : '', other, companies))
              }}
            />
          ) : (
            <p className={mergeClasses(text.muted, styles.name)}>
              <UserText>{company.name}</UserText>
            </p>
          )}
        </div>
      }
    />
  )
}
