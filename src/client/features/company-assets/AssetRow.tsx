import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asset } from '../../../contract/companies/assets.schema.ts'
import { type AssetUse, moveAsset, removeAsset } from '../../../contract/companies/assets.ts'
import { useMutation } from '../../data/mutation.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { AskModal } from '../../ui/overlays/AskModal.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { AssetForm } from './AssetForm.tsx'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: '12px',
    ':last-child': { paddingBlockEnd: 0 },
    ...lineAbove,
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  whole: { gridColumn: '1 / -1' },
  picture: {
    width: '96px',
    height: '64px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  document: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  titles: { minWidth: 0, overflowWrap: 'anywhere' },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: '1 / -1',
    marginInlineStart: '-12px',
    [media.tablet]: { gridColumn: 'auto', marginInlineStart: 0 },
  },
})

interface AssetRowProps {
  company: number
  use: AssetUse
  asset: Asset
  /** Its position in the list, and the last position. */
  place: number
  last: number
}

/** One picture or document: its titles, its position among the others, and the buttons that change them. */
export function AssetRow({ company, use, asset, place, last }: AssetRowProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('company-assets')
  const { code } = useLanguage()
  const { mutate: moveTo } = useMutation(moveAsset)
  const { mutate: remove } = useMutation(removeAsset)
  const params = { id: company, file: asset.id }
  const [state, setState] = useState<'renaming' | 'removing' | 'moving'>()
  const name = code === 'ar' ? asset.title_ar : asset.title_en
  const other = code === 'ar' ? asset.title_en : asset.title_ar
  const resetState = () => setState(undefined)
  const move = async (to: number) => {
    setState('moving')
    await moveTo({ params, body: { place: to } })
    resetState()
  }
  if (state === 'renaming')
    return (
      <li className={styles.row}>
        <div className={styles.whole}>
          <AssetForm company={company} use={use} asset={asset} onDone={resetState} />
        </div>
      </li>
    )
  const moving = state === 'moving'
  return (
    <li className={styles.row}>
      {use === 'picture' ? (
        <img className={styles.picture} src={asset.address} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.document}>
          <DocumentPdf24Regular aria-hidden="true" />
        </span>
      )}
      <div className={styles.titles}>
        <p className={text.h16}>
          <UserText>{name}</UserText>
        </p>
        <p className={text.muted}>
          <UserText>{other}</UserText>
        </p>
      </div>
      <div className={styles.acts}>
        <IconAction
          label={t('earlier', { name })}
          icon={<ArrowUp20Regular />}
          disabled={moving || place === 0}
          onClick={() => void move(place - 1)}
        />
        <IconAction
          label={t('later', { name })}
          icon={<ArrowDown20Regular />}
          disabled={moving || place === last}
          onClick={() => void move(place + 1)}
        />
        <IconAction
          label={t('renameOf', { name })}
          icon={<Edit20Regular />}
          onClick={() => setState('renaming')}
          data-opener
        />
        <IconAction label={t('removeOf', { name })} icon={<Delete20Regular />} onClick={() => setState('removing')} />
      </div>
      {state === 'removing' && (
        <AskModal
          title={t('removeTitle', { name })}
          words={t('removeWords')}
          yes={t('remove')}
          no={t('keep')}
          onYes={async () => (await remove({ params })).ok}
          onClose={resetState}
        />
      )}
    </li>
  )
}
