import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { subscribe } from 'valtio'
import { navigate } from 'wouter/use-browser-location'
import { forgetQueries } from '../../data/cache.ts'
import { leaveModals } from '../../platform/modals.ts'
import { showToast } from '../../platform/toast.ts'
import { onSessionEnded } from '../../session/refusals.ts'
import { getOwner, session } from '../../session/session.ts'
import { loadProfile } from '../load-profile.ts'

/** Shows the specified toast when the session ends by itself, and redirects when the toast closes. */
export function SessionEnded() {
  const { t } = useTranslation('shell')
  useEffect(
    () =>
      onSessionEnded((ending) => {
        const from = location.pathname + location.search
        // The toast says what happened and leads on: no dialog says it again, here or over the page it leads to.
        leaveModals()
        showToast({
          kind: 'error',
          text: t(`ended.${ending}`),
          onClose: () => {
            leaveModals()
            if (ending === 'unauthenticated') navigate('/auth/login', { state: { from } })
            else navigate('/')
          },
        })
      }),
    [t],
  )
  // What one person has read is not shown to the next, in this tab or another.
  useEffect(() => {
    let last = getOwner(session.auth)
    return subscribe(session, () => {
      const before = last
      last = getOwner(session.auth)
      if (before !== null && before !== last) void forgetQueries()
    })
  }, [])
  // After the listener above, which must be told of a session that has ended meanwhile.
  useEffect(() => void loadProfile(), [])
  return null
}
