/** Whether a text of a path is an id as the database gives them; asking it for anything else would be an error there. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
