import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { useText } from '../../../ui/styles/text.ts'

/** The number of a case. A random one has Latin letters in it, and keeps their script. */
export function CaseNumber({ number }: { number: string }) {
  const text = useText()
  const { format } = useLanguage()
  return (
    <bdi dir="ltr" className={text.strong}>
      {/[a-f]/.test(number) ? number : format.digits(number)}
    </bdi>
  )
}
