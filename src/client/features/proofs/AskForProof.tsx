import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { Problem } from '../../../contract/problem.ts'
import { proofAddressForm, proofCodeForm } from '../../../contract/proofs/proofs.ts'
import { askForCode, takeSigned, type Unasked } from '../../data/proofs/ask.ts'
import { asking } from '../../data/proofs/calls.ts'
import type { KeptProof } from '../../data/proofs/kept.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'

type AskForProofProps = { company: number; onKept: (proof: KeptProof) => void }

/** Asks for a code by a work address, then for the proof by the code; nothing of it names an account. */
export function AskForProof({ company, onKept }: AskForProofProps) {
  const { t } = useTranslation('proofs')
  const [email, setEmail] = useState<string>()
  const [wrong, setWrong] = useState<Unasked>()
  const begin = (next?: string) => {
    setWrong(undefined)
    setEmail(next)
  }
  const ask = async (answers: RawAnswers): Promise<readonly Problem[]> => {
    setWrong(undefined)
    const outcome = await askForCode(asking, company, String(answers.email))
    if (outcome.ok) begin(String(answers.email))
    else if (outcome.problems.length === 0) setWrong('unchecked')
    return outcome.ok ? [] : outcome.problems
  }
  const take = async (answers: RawAnswers): Promise<readonly Problem[]> => {
    setWrong(undefined)
    const taken = await takeSigned(asking, company, { email: email!, code: String(answers.code) })
    if (taken.is === 'kept') onKept(taken.proof)
    else if (taken.is !== 'refused') setWrong(taken.is)
    else if (taken.refusal.problems.length === 0) setWrong('unchecked')
    return taken.is === 'refused' ? taken.refusal.problems : []
  }
  return (
    <Card as="section" padded>
      {wrong && <p role="alert">{t(wrong)}</p>}
      {email === undefined ? (
        <FormView form={proofAddressForm} strings="proofs" initial={{}} narrow submitLabel={t('ask')} onSubmit={ask} />
      ) : (
        <>
          <p role="status">{t('sentTo', { email: `\u2066${email}\u2069` })}</p>
          <FormView
            form={proofCodeForm}
            strings="proofs"
            initial={{ email }}
            given={['email']}
            narrow
            opened
            submitLabel={t('take')}
            onSubmit={take}
          />
          <Action onClick={() => begin()}>{t('again')}</Action>
        </>
      )}
    </Card>
  )
}
