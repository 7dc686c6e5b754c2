const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it stands between tags or in quotes of HTML, XML and SVG. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one]!)
