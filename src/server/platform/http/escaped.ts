const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for use between tags or in quoted attributes of HTML, XML and SVG. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one]!)
