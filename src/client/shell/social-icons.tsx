/** The logos of the social networks, 20 px, in the colour of their text. */
export const socialIcons = {
  twitter: (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
      <path d="M3.5 3.5h3.7l3.4 4.7 4-4.7h1.7l-4.9 5.7 5.2 7.3h-3.7L9.2 11.5l-4.3 5H3.2l5.2-6.1zm2.3 1.2 7.8 10.6h1L6.9 4.7z" />
    </svg>
  ),
  instagram: (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <rect x="3.2" y="3.2" width="13.6" height="13.6" rx="4" />
      <circle cx="10" cy="10" r="3.1" />
      <circle cx="13.9" cy="6.1" r=".9" fill="currentColor" stroke="none" />
    </svg>
  ),
  snapchat: (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
    >
      <path d="M10 3c2.5 0 4 1.8 4 4v1.6c.6.3 1.3-.2 1.7.3.4.7-1.2 1.1-1.5 1.7-.3.8 1 2.6 2.8 3 .3.5-.9 1-2 1.2-.2.4-.1.9-.6 1-.7.1-1.5-.3-2.5.1-.7.3-1.2 1-1.9 1s-1.2-.7-1.9-1c-1-.4-1.8 0-2.5-.1-.5-.1-.4-.6-.6-1-1.1-.2-2.3-.7-2-1.2 1.8-.4 3.1-2.2 2.8-3-.3-.6-1.9-1-1.5-1.7.4-.5 1.1 0 1.7-.3V7c0-2.2 1.5-4 4-4z" />
    </svg>
  ),
}
