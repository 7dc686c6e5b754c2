import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { onSessionEnded } from '../session/refusals.ts'
import { toast } from '../ui/toast.ts'
import { loadProfile } from './load-profile.ts'

/** Shows the specified toast when the session ends by itself, and leaves when it closes. */
export function SessionEnded() {
  const { t } = useTranslation('shell')
  useEffect(
    () =>
      onSessionEnded((ending) => {
        const from = location.pathname + location.search
        toast({
          kind: 'error',
          text: t(`ended.${ending}`),
          onClose: () => (ending === 'unauthenticated' ? navigate('/auth/login', { state: { from } }) : navigate('/')),
        })
      }),
    [t],
  )
  // After the listener above, which must hear of a session that has ended meanwhile.
  useEffect(() => void loadProfile(), [])
  return null
}
