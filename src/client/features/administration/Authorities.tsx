import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buildPayload } from '../../../contract/form/check.ts'
import { authorityForm, setAuthorityRequests } from '../../../contract/notices/authorities.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'

/** Counts requests of authorities: a number for a month, a kind and an outcome, and nothing else. */
export default function Authorities() {
  const { t } = useTranslation('administration')
  const [sent, setSent] = useState(0)
  const { mutate } = useMutation(setAuthorityRequests)
  return (
    <SectionCard title={t('parts.authorities')} words={t('authorities.words')}>
      <FormView
        key={sent}
        form={authorityForm}
        strings="administration"
        initial={{}}
        submitLabel={t('authorities.submit')}
        onSubmit={async (answers) => {
          const done = await mutate({ body: buildPayload(authorityForm, answers) })
          if (done.ok) setSent(sent + 1)
          return done.problems
        }}
      />
      <TextLink href="/notices">{t('authorities.shown')}</TextLink>
    </SectionCard>
  )
}
