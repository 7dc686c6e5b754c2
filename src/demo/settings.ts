import ar from '../../locales/ar/home.json' with { type: 'json' }
import en from '../../locales/en/home.json' with { type: 'json' }
import type { SettingKey } from '../contract/lookups/lists.ts'

/** Settings of the demonstration (spec 3). The addresses are not real; the claim is the specification's own. */
export const demoSettings: Record<SettingKey, string> = {
  instagram_url: 'https://instagram.example/shafaf',
  twitter_url: 'https://twitter.example/shafaf',
  facebook_url: 'https://facebook.example/shafaf',
  youtube_url: 'https://youtube.example/shafaf',
  snapchat_url: 'https://snapchat.example/shafaf',
  phone: '+966 11 555 0100',
  email: 'hello@shafaf.example',
  legal_name: 'Shafaf',
  legal_address: 'Riyadh, Saudi Arabia',
  protection_officer: 'Office of data protection',
  protection_email: 'privacy@shafaf.example',
  claim_en: en.words,
  claim_ar: ar.words,
}
