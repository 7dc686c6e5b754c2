/*
 * The items of the lists that code relies on, by name. What each id stands for is the specification's (section 9); a test
 * holds these to the lists a server begins with.
 */

/** Of `countries`. */
export const saudiArabia = 133
/** Of `nationalities`. */
export const saudiNationality = 133
/** Of `curriencies`: the currency all pay is counted in, Saudi riyal. */
export const riyal = 1
