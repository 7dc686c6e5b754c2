/** The groups of nationalities pay is broken down by; the client has a word for each. */
export const nationGroups = ['saudi', 'gulf', 'arab', 'other'] as const
