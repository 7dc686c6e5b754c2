import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Builds a title: `['rate company', 'Nawras']` gives `Shafaf | rate company | Nawras`: the site's name first, as spec 2
 * has it.
 */
export function buildTitle(site: string, parts: readonly (string | undefined)[]): string {
  return [site, ...parts.filter((part): part is string => Boolean(part))].join(' | ')
}

/** The title of the screen, over which a message in its place has one of its own. */
let screenTitle = ''

/** Sets the page's title while the calling component is mounted; parts not known yet are left out. */
export function usePageTitle(...parts: (string | undefined)[]): void {
  const { t } = useTranslation()
  const title = buildTitle(t('site'), parts)
  useLayoutEffect(() => {
    screenTitle = title
    document.title = title
  }, [title])
}

/**
 * Sets the title of a message that is shown in place of a screen's content, such as that there is no such page: it is
 * the page's title for as long as the message is there, no matter what the screen around it calls itself.
 */
export function useMessageTitle(part: string): void {
  const { t } = useTranslation()
  const title = buildTitle(t('site'), [part])
  // After the screen's own, which is set before the page is painted.
  useEffect(() => {
    document.title = title
    return () => {
      document.title = screenTitle
    }
  }, [title])
}
