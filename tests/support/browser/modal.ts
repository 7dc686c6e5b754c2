/** The open modal. Fluent renders it as an element with a role, at the end of the document. */
export const modal = '[role="dialog"][aria-modal="true"]'
