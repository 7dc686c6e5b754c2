import { type Row, required, row } from './row.ts'

/** Returns the rules of a single word, for the good and the bad word (spec 5). */
const oneWord = (
  field: string,
  lines: { one: string; arabic: string; latin: string; first: string; marks: string; rest: string },
) => [
  row(`${lines.one}: ${field} of two words`, { [field]: 'very good' }, { [field]: 'one_word' }),
  row(`${lines.arabic}: ${field} in Arabic letters`, { [field]: 'متعاون' }),
  row(`${lines.arabic}: ${field} in Arabic letters with vowel marks`, { [field]: 'مُتعاوِن' }),
  row(`${lines.latin}: ${field} in Latin letters`, { [field]: 'Generous' }),
  row(`${lines.latin}: ${field} in Latin letters with accents`, { [field]: 'Élégant' }),
  row(`${lines.latin}: ${field} of one letter`, { [field]: 'A' }),
  row(`${field} of 50 letters`, { [field]: 'a'.repeat(50) }),
  row(`${field} of 51 letters`, { [field]: 'a'.repeat(51) }, { [field]: 'too_long' }),
  row(`${lines.one}: ${field} of many words`, { [field]: 'very good '.repeat(6) }, { [field]: 'one_word' }),
  row(`${lines.first}: ${field} starting with a digit`, { [field]: '1st' }, { [field]: 'one_word' }),
  row(`${lines.first}: ${field} starting with a hyphen`, { [field]: '-good' }, { [field]: 'one_word' }),
  row(`${lines.first}: ${field} starting with an underscore`, { [field]: '_good' }, { [field]: 'one_word' }),
  row(`${lines.marks}: ${field} with hyphen and underscore`, { [field]: 'Well-run_place' }),
  row(`${lines.rest}: ${field} with a digit`, { [field]: 'good1' }, { [field]: 'one_word' }),
  row(`${lines.rest}: ${field} with an exclamation mark`, { [field]: 'Good!' }, { [field]: 'one_word' }),
  ...['Well.run', 'Good.', "O'Neil", 'Fair,kind', 'Well/run', 'منصف،عادل', 'Fair+'].map((word) =>
    row(
      `${lines.rest}: ${field} with more than letters, hyphen and underscore: ${word}`,
      { [field]: word },
      { [field]: 'one_word' },
    ),
  ),
  row(`${lines.rest}: ${field} in letters of another script`, { [field]: 'хорошо' }, { [field]: 'one_word' }),
]

/** Section 5 of the specification for the company review, sentence by sentence; valid answers: `rightAnswers`. */
export const table: Row[] = [
  required('V-026', 'rate'),
  required('V-027', 'pros'),
  required('V-028', 'cons'),
  required('V-029', 'good_word'),
  required('V-030', 'bad_word'),
  required('V-031', 'accept_terms', 'accept_terms'),
  row('V-027: pros of nothing but spaces', { pros: '   ' }, { pros: 'missing' }),
  row('V-032: pros of 2 characters', { pros: 'ab' }, { pros: 'pros_length' }),
  row('V-032: pros of 2 characters between spaces', { pros: '  ab  ' }, { pros: 'pros_length' }),
  row('V-033, L-005: pros of 501 characters', { pros: 'a'.repeat(501) }, { pros: 'pros_length' }),
  row('V-034, L-005: pros of 3 characters', { pros: 'abc' }),
  row('V-034: pros of 3 characters that a computer counts as 6', { pros: '👍👍👍' }),
  row('V-035, L-005: pros of 500 characters', { pros: 'a'.repeat(500) }),
  row('V-035: pros of 500 Arabic characters', { pros: 'م'.repeat(500) }),
  ...oneWord('good_word', {
    one: 'V-036',
    arabic: 'V-037',
    latin: 'V-038',
    first: 'V-039',
    marks: 'V-040',
    rest: 'V-041',
  }),
  ...oneWord('bad_word', {
    one: 'V-042',
    arabic: 'V-043',
    latin: 'V-044',
    first: 'V-045',
    marks: 'V-046',
    rest: 'V-047',
  }),
  row('V-048, E-069, E-088: terms not accepted', { accept_terms: 0 }, { accept_terms: 'accept_terms' }),
  row('E-083: no stars', { rate: 0 }, { rate: 'not_a_choice' }),
  row('E-083: six stars', { rate: 6 }, { rate: 'not_a_choice' }),
  row('E-083: half a star', { rate: 3.5 }, { rate: 'not_a_choice' }),
  row('an e-mail address in the pros', { pros: 'Ask me: someone@example.com' }, { pros: 'email_in_text' }),
  row('a phone number in the cons, in Arabic digits', { cons: 'اتصل على ٠٥٠١٢٣٤٥٦٧' }, { cons: 'phone_in_text' }),
  row('a national id in the cons', { cons: 'My number is 1098765432' }, { cons: 'national_id_in_text' }),
  row(
    'every problem is named at once',
    { rate: undefined, pros: 'ab', good_word: 'two words', accept_terms: 0 },
    { rate: 'missing', pros: 'pros_length', good_word: 'one_word', accept_terms: 'accept_terms' },
  ),
]
