import { makeStyles, tokens } from '@fluentui/react-components'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownFile } from '../../../contract/companies/assets.schema.ts'
import { listCompanyFiles } from '../../../contract/companies/assets.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

/** How many pictures are shown at first; the others on request. */
const picturesAtFirst = 6

const useStyles = makeStyles({
  pictures: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginBlock: '16px 0',
    listStyleType: 'none',
    padding: 0,
    [media.tablet]: { gap: '12px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  open: {
    display: 'grid',
    width: '100%',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    cursor: 'zoom-in',
  },
  small: {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  large: {
    width: '100%',
    maxHeight: '70dvh',
    marginBlockStart: '16px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusMedium,
  },
  more: { marginBlockStart: '12px' },
  // The space within the last row replaces that of the card.
  documents: { marginBlock: '8px -14px', listStyleType: 'none', padding: 0 },
  document: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    color: paint.brandFg,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0 },
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  },
  row: { ...lineAbove, ':first-child': { borderBlockStartWidth: 0 } },
  gap: { display: 'grid', gap: '16px', [media.wide]: { gap: '24px' } },
})

/** The pictures and documents a company shows on its page; nothing where it has none. */
export default function CompanyFiles({ id, savedAbove }: { id: number; savedAbove: boolean }) {
  const styles = useStyles()
  const { t } = useTranslation('company-assets')
  const read = useQuery(listCompanyFiles, { params: { id } })
  if (read.data && read.data.pictures.length + read.data.documents.length === 0) return null
  return (
    <ReadFrame read={read} failed={t('failed')} savedAbove={savedAbove}>
      {({ pictures, documents }) => (
        <div className={styles.gap}>
          {pictures.length > 0 && <Pictures pictures={pictures} />}
          {documents.length > 0 && <Documents documents={documents} />}
        </div>
      )}
    </ReadFrame>
  )
}

function Pictures({ pictures }: { pictures: readonly ShownFile[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('company-assets')
  const { format } = useLanguage()
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<ShownFile>()
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('pictures.title')}</h2>
      <ul className={styles.pictures}>
        {pictures.slice(0, all ? undefined : picturesAtFirst).map((picture) => (
          <li key={picture.address}>
            <button type="button" className={styles.open} onClick={() => setOpen(picture)}>
              <img className={styles.small} src={picture.address} alt={picture.title} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {!all && pictures.length > picturesAtFirst && (
        <div className={styles.more}>
          <Action onClick={() => setAll(true)}>{t('pictures.all', { n: format.number(pictures.length) })}</Action>
        </div>
      )}
      {open && (
        <Modal wide title={open.title} onClose={() => setOpen(undefined)}>
          <img className={styles.large} src={open.address} alt={open.title} />
        </Modal>
      )}
    </Card>
  )
}

function Documents({ documents }: { documents: readonly ShownFile[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('company-assets')
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('documents.title')}</h2>
      <ul className={styles.documents}>
        {documents.map(({ address, title }) => (
          <li key={address} className={styles.row}>
            <a className={styles.document} href={address} download={`${title.replace(/[\\/:*?"<>|]+/g, ' ')}.pdf`}>
              <DocumentPdf24Regular aria-hidden="true" />
              <bdi>{t('documents.download', { title })}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
