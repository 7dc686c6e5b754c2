import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Builds a title: `['rate company', 'Nawras']` gives `Shafaf | rate company | Nawras`: the site's name first, as spec 2
 * has it.
 */
export function buildTitle(site: string, parts: readonly (string | undefined)[]): string {
  return [site, ...parts.filter((part): part is string => Boolean(part))].join(' | ')
}

/** Sets the page's title while the calling component is mounted; parts not known yet are left out. */
export function usePageTitle(...parts: (string | undefined)[]): void {
  const { t } = useTranslation()
  const title = buildTitle(t('site'), parts)
  useEffect(() => {
    document.title = title
  }, [title])
}
