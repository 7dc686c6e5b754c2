/** The bar's drawer on a phone, which is there before it is opened, and the button that opens it. */
export const drawer = 'header [role="dialog"]:has(nav)'
export const drawerButton = 'header [aria-haspopup="dialog"]'
