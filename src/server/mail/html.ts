import type { Language } from '../platform/http/words.ts'

/** A paragraph, or the link the mail is about. */
export type Part = { text: string } | { link: string; label: string }

export type Page = {
  title: string
  site: string
  language: Language
  parts: readonly Part[]
  /** The text before the link written out, for mail programs that show no buttons. */
  hint: string
  /** Small print. */
  ending: readonly string[]
}

const style = {
  page: 'margin:0;padding:0;background:#FAFAF7;color:#10212B',
  column: `max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.7 Cairo,'Segoe UI',Tahoma,Arial,sans-serif`,
  brand: 'margin:0 0 16px;font-size:20px;font-weight:700;color:#0B6B6B',
  card: 'padding:24px;background:#FFFFFF;border:1px solid #E4E4DD;border-radius:12px',
  title: 'margin:0 0 16px;font-size:20px;line-height:1.4',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 24px;background:#0B6B6B;color:#FFFFFF;border-radius:8px;font-weight:600;text-decoration:none',
  small: 'margin:0 0 8px;font-size:13px;color:#465762',
  address: 'word-break:break-all;color:#0B6B6B',
}

/**
 * Renders a mail as HTML: one column, inline styles for mail programs, no pictures and nothing from outside. The
 * direction is set on the column as well, since some programs drop it from the document.
 */
export function renderHtml({ title, site, language, parts, hint, ending }: Page): string {
  const direction = `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`
  const body = parts.map((part) =>
    'link' in part ? renderLink(part, hint) : renderParagraph(part.text, style.paragraph),
  )
  return [
    `<!doctype html><html ${direction}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">`,
    `<title>${escapeText(title)}</title></head><body style="${style.page}"><div ${direction} style="${style.column}">`,
    `<p style="${style.brand}">${escapeText(site)}</p>`,
    `<div style="${style.card}"><h1 style="${style.title}">${escapeText(title)}</h1>`,
    ...body,
    '</div><div style="padding:16px 24px 0">',
    ...ending.map((text) => renderParagraph(text, style.small)),
    '</div></div></body></html>',
  ].join('\n')
}

const renderParagraph = (text: string, look: string) => `<p style="${look}">${escapeText(text)}</p>`

const renderLink = ({ link, label }: { link: string; label: string }, hint: string) => {
  const address = escapeText(link)
  const written = `<a dir="ltr" href="${address}" style="${style.address}">${address}</a>`
  return [
    `<p style="${style.paragraph}"><a href="${address}" style="${style.button}">${escapeText(label)}</a></p>`,
    `<p style="${style.small}">${escapeText(hint)}<br>${written}</p>`,
  ].join('\n')
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
