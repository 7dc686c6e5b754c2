/** The drawer of the navigation bar on a phone, which exists before it is opened, and the button that opens it. */
export const drawer = 'header [role="dialog"]:has(nav)'
export const drawerButton = 'header [aria-haspopup="dialog"]'
