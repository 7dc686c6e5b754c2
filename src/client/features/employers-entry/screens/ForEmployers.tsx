import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { getEmployerDetails } from '../../../../contract/employers/sign-up.ts'
import { useQuery } from '../../../data/query.ts'
import { askUnlock } from '../../../platform/modals.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { session } from '../../../session/session.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { useIntent } from '../../../ui/controls/use-intent.ts'
import { LandingHero } from '../LandingHero.tsx'
import { LastCall, Offers, StepsAndLimits } from '../LandingParts.tsx'
import { YourCompany } from '../YourCompany.tsx'

/** `/for-employers`: what a company can do here, what it cannot, and how to begin. */
export default function ForEmployers() {
  const { t } = useTranslation('employers-entry')
  const { auth } = useSnapshot(session)
  usePageTitle(t('page'))
  // A user record stored on this device by an earlier version has no such list.
  const represents = (auth.user?.represents?.length ?? 0) > 0
  const mayAsk = auth.user !== null && !represents
  const read = useQuery(getEmployerDetails, mayAsk ? {} : null)
  const company = mayAsk ? read.data?.details?.company : undefined
  const askToUnlock = () => askUnlock(company?.id ? { id: company.id, name: company.name } : undefined)
  useUnlockOnArrival(mayAsk && read.state !== 'loading', askToUnlock)

  const renderMainAction = (kind: 'primary' | 'invert') => {
    if (represents)
      return (
        <Action kind={kind} size="tall" href="/employer">
          {t('hero.area')}
        </Action>
      )
    if (mayAsk)
      return (
        <Action kind={kind} size="tall" onClick={askToUnlock}>
          {t('hero.unlock')}
        </Action>
      )
    return (
      <Action kind={kind} size="tall" href="/for-employers/register">
        {t('hero.create')}
      </Action>
    )
  }
  return (
    <>
      <LandingHero
        actions={
          <>
            {renderMainAction('primary')}
            {represents && (
              <Action kind="brandGhost" size="tall" onClick={() => askUnlock()}>
                {t('hero.another')}
              </Action>
            )}
            {!auth.user && (
              <Action
                kind="brandGhost"
                size="tall"
                href="/auth/login"
                state={{ from: '/for-employers', intent: 'unlock' }}
              >
                {t('hero.login')}
              </Action>
            )}
            {!represents && (
              <Action kind="brandGhost" size="tall" href="/companies">
                {t('hero.find')}
              </Action>
            )}
          </>
        }
        yours={company && <YourCompany company={company} />}
      />
      <Offers />
      <StepsAndLimits />
      <LastCall action={renderMainAction('invert')} />
    </>
  )
}

/**
 * Opens the unlock form for a person who comes from a verified registration, or from the login for it (`useIntent`).
 */
function useUnlockOnArrival(ready: boolean, unlock: () => void): void {
  const [wanted, setWanted] = useState(false)
  useIntent('unlock', () => setWanted(true))
  useEffect(() => {
    if (!wanted || !ready) return
    setWanted(false)
    unlock()
  }, [wanted, ready, unlock])
}
