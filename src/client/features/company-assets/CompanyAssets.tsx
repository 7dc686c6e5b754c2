import { makeStyles } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Assets } from '../../../contract/companies/assets.schema.ts'
import { type AssetUse, assetUses, listAssets, maxAssets } from '../../../contract/companies/assets.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { useText } from '../../ui/styles/text.ts'
import { AssetForm } from './AssetForm.tsx'
import { AssetRow } from './AssetRow.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  words: { flexBasis: '240px', flexGrow: 1 },
  list: { marginBlockStart: '16px', listStyleType: 'none', padding: 0 },
  form: { marginBlockStart: '16px' },
})

/**
 * The assets of a company in the employer's area (H-033): the files its page shows, to be added, sorted and deleted.
 */
export default function CompanyAssets({ company }: { company: { id: number } }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('company-assets')
  const read = useQuery(listAssets, { params: { id: company.id } })
  return (
    <div className={styles.page}>
      <Card as="section" padded className={styles.head}>
        <div className={styles.words}>
          <h2 className={text.h16}>{t('page.title')}</h2>
          <p className={text.muted}>{t('page.words')}</p>
        </div>
        <Action href={`/update/company/${company.id}`}>{t('page.action')}</Action>
      </Card>
      <ReadFrame read={read} failed={t('failed')}>
        {(assets) => assetUses.map((use) => <AssetList key={use} company={company.id} use={use} assets={assets} />)}
      </ReadFrame>
    </div>
  )
}

function AssetList({ company, use, assets }: { company: number; use: AssetUse; assets: Assets }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('company-assets')
  const { format } = useLanguage()
  const [adding, setAdding] = useState(false)
  const rows = use === 'picture' ? assets.pictures : assets.documents
  const most = maxAssets[use]
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={text.h16}>{t(`${use}.title`)}</h2>
          <p className={text.muted}>
            {rows.length === 0
              ? t(`${use}.empty`)
              : t('room', { n: format.number(rows.length), most: format.number(most) })}
          </p>
        </div>
        {!adding && (
          <Action icon={<Add20Regular />} disabled={rows.length >= most} onClick={() => setAdding(true)} data-opener>
            {t(`${use}.add`)}
          </Action>
        )}
      </div>
      {adding && (
        <div className={styles.form}>
          <AssetForm company={company} use={use} onDone={() => setAdding(false)} />
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((asset, place) => (
            <AssetRow key={asset.id} company={company} use={use} asset={asset} place={place} last={rows.length - 1} />
          ))}
        </ul>
      )}
    </Card>
  )
}
