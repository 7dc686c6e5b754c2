/* The lookup items that code relies on, by name. The specification (section 9) says what each id stands for; a test
   compares these with the lists a server begins with. */

/** An id of `countries`. */
export const saudiArabia = 133
/** An id of `nationalities`. */
export const saudiNationality = 133
/** An id of `curriencies`: the currency all pay is counted in, Saudi riyal. */
export const riyal = 1
