import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCompanyProfile } from '../../../../contract/companies/companies.ts'
import { getRiyadhYear } from '../../../../contract/form/days.ts'
import { parseId } from '../../../../contract/pages.ts'
import { provenCrowd } from '../../../../contract/proofs/proofs.ts'
import { findProof } from '../../../data/proofs/kept.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { useText } from '../../../ui/styles/text.ts'
import { AskForProof } from '../AskForProof.tsx'
import { ProofCard } from '../ProofCard.tsx'

const useStyles = makeStyles({
  page: { maxWidth: '760px', marginInline: 'auto' },
  list: { display: 'grid', gap: '8px', marginBlock: '12px 0', paddingInlineStart: '20px', listStyleType: 'disc' },
})

/** `/proof/{company}`: proves once a year, by a work mailbox, that one works at a company (decision 156). */
export default function Proof({ params }: { params: { id?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('proofs')
  const { format } = useLanguage()
  const id = parseId(params.id) ?? 0
  const read = useQuery(getCompanyProfile, { params: { id } })
  const [kept, setKept] = useState(() => findProof(id, getRiyadhYear(new Date())))
  usePageTitle(t('title'))
  const crowd = format.number(provenCrowd)
  const renderList = (name: 'promises' | 'warnings') => (
    <ul className={styles.list}>
      {t(name, { crowd, returnObjects: true }).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
  return (
    <div className={layout.wrap}>
      <div className={mergeClasses(layout.longPage, styles.page)}>
        <ReadFrame read={read} failed={t('failed')}>
          {(company) => (
            <>
              <div>
                <h1 className={text.h28}>{t('title')}</h1>
                <p className={text.muted}>{t('lead', { company: `\u2068${company.name}\u2069` })}</p>
                {renderList('promises')}
              </div>
              {kept?.signature ? (
                <ProofCard kept={kept} company={company} onForgotten={() => setKept(undefined)} />
              ) : (
                <>
                  <Card as="section" padded>
                    <h2 className={text.h20}>{t('before')}</h2>
                    {renderList('warnings')}
                  </Card>
                  <AskForProof company={company.id} onKept={setKept} />
                </>
              )}
            </>
          )}
        </ReadFrame>
      </div>
    </div>
  )
}
