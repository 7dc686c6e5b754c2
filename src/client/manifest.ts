import arabicCommon from '../../locales/ar/common.json' with { type: 'json' }
import arabic from '../../locales/ar/outbox.json' with { type: 'json' }
import englishCommon from '../../locales/en/common.json' with { type: 'json' }
import english from '../../locales/en/outbox.json' with { type: 'json' }
import { installPictures } from './install-pictures.ts'

const describePng = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

/**
 * The web app manifest (design: offline 22). A device installs it once, no matter which language is chosen then or
 * later: it starts in the specified default language, and has its name in both. The build writes it and checks its
 * type, since that of the build's plugin would let the client's sources use Node.
 */
export const manifest = {
  id: '/',
  scope: '/',
  start_url: '/',
  name: `${englishCommon.site} · ${arabicCommon.site}`,
  short_name: englishCommon.site,
  description: `${english.install.description} ${arabic.install.description}`,
  lang: 'en',
  dir: 'ltr' as const,
  display: 'standalone' as const,
  display_override: ['window-controls-overlay' as const, 'standalone' as const],
  launch_handler: { client_mode: ['navigate-existing' as const, 'auto' as const] },
  background_color: '#FAFAF7',
  theme_color: '#FFFFFF',
  categories: ['business'],
  icons: [
    describePng('icon-192', 192),
    describePng('icon-512', 512),
    describePng('icon-maskable-512', 512, 'maskable'),
  ],
  screenshots: installPictures.map(({ file, name, language, width, height }) => ({
    src: file,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor: width > height ? ('wide' as const) : ('narrow' as const),
    label: (language === 'arabic' ? arabic : english).install.pictures[name],
  })),
  shortcuts: [
    { name: english.install.write, url: '/rateCompany', icons: [describePng('icon-192', 192)] },
    { name: english.install.drafts, url: '/outbox', icons: [describePng('icon-192', 192)] },
  ],
  share_target: {
    action: '/search',
    method: 'GET' as const,
    enctype: 'application/x-www-form-urlencoded',
    params: { text: 'q', title: 'title', url: 'url' },
  },
}
