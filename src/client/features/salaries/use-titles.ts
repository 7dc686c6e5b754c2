import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTitleSalaries, type SalaryTitle } from '../../../contract/companies/salaries.ts'
import type { PayPart } from '../../../contract/salaries/pay.ts'
import { useRead } from '../../api/use-read.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { askLogin } from '../../ui/modals.ts'

/** What a company pays by job title, as far as it is open to the reader. */
export interface Titles {
  /** The title looked at. */
  wanted: SalaryTitle | undefined
  want: (title: SalaryTitle) => void
  state: 'closed' | 'loading' | 'locked' | 'failed' | 'open'
  parts: readonly PayPart[]
  retry: () => void
}

/**
 * Asks for the titles' salaries when the reader first looks at one: a visitor is asked to log in, and the server says
 * whether a member has shared a salary (409 `salary_not_shared`).
 */
export function useTitles(companyId: number): Titles {
  const { t } = useTranslation('salaries')
  const signedIn = useSignedIn()
  const [wanted, setWanted] = useState<SalaryTitle>()
  const asks = wanted !== undefined && signedIn
  const read = useRead(getTitleSalaries, asks ? { params: { id: companyId } } : null)
  const locked = read.refusal?.problems.some(({ code }) => code === 'salary_not_shared')
  const failed = read.state === 'failed' || read.state === 'missing'
  return {
    wanted: asks ? wanted : undefined,
    want: (title) => (signedIn ? setWanted(title) : askLogin(t('gate.login'), `title ${title.id}`)),
    state: !asks ? 'closed' : read.data ? 'open' : locked ? 'locked' : failed ? 'failed' : 'loading',
    parts: read.data ?? [],
    retry: read.retry,
  }
}
