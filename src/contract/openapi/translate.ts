/**
 * Returns the words of the document in the language it is written in, by their key below `locales/<language>/api.json`
 * (`calls.getCompanyProfile`), with values filled in. Throws where there are none.
 */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string
