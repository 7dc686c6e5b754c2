import { useTranslation } from 'react-i18next'

/** Returns a function that names a line of a case: a field of a company's page, or a part of a contribution. */
export function useFieldName(): (name: string) => string {
  const { t, i18n } = useTranslation('moderation')
  return (name) => (i18n.exists(`moderation:lines.${name}`) ? t(`lines.${name}` as 'lines.message') : name)
}
