import type { Mark } from '../search/match.ts'
import { normalise, type PlacedWord, splitPlacedWords } from '../search/normalise.ts'
import lexicon from './insults.json' with { type: 'json' }

/** When a word is an insult: always, unless it is said of a thing («قرار غبي»), or only where it is said of people. */
type Strength = 'always' | 'unlessOfThings' | 'ofPeople'

const splitEntries = (groups: Readonly<Record<string, string>>) => Object.values(groups).join(' ').split(' ')
const listWords = (words: string) => new Set(words.split(' ').map((word) => normalise(word)))

/** All words with their strengths; the first strength of a word counts. `exact` are those without affixes. */
const strengths = new Map<string, Strength>()
const exact = new Set<string>()
const beginnings: string[] = []
for (const strength of ['always', 'unlessOfThings', 'ofPeople'] as const)
  for (const entry of splitEntries(lexicon[strength])) {
    const word = normalise(entry)
    if (entry.endsWith('*')) beginnings.push(word)
    if (entry.startsWith('=')) exact.add(word)
    if (!strengths.has(word)) strengths.set(word, strength)
  }
const phrases = lexicon.phrases.flatMap((line) => line.split('|')).map((phrase) => phrase.split(' '))
const people = new Set(splitEntries(lexicon.people).map(normalise))
const things = new Set(splitEntries(lexicon.things).map(normalise))
const denying = listWords(lexicon.denying)
const feeling = listWords(lexicon.feeling)
const calling = listWords(lexicon.calling)
const saying = listWords(lexicon.saying)
const hearers = listWords(lexicon.hearers)
const likeness = listWords(lexicon.likeness)
/** What people say they are treated like: «مثل الكلاب». */
const compared = listWords(lexicon.compared)
const self = listWords(lexicon.self)
/** Words between these and what is said: `not such an idiot`. */
const fillers = listWords(lexicon.fillers)

/** What Arabic attaches before and behind a word. «ك» is left out: «كالكلاب» says how people are treated. */
const before = ['يا', 'هال', 'وال', 'فال', 'بال', 'عال', 'ال', 'لل', 'و', 'ف', 'ب', 'ل', 'ه']
const behind = ['ين', 'ون', 'ات', 'هم', 'ها', 'كم', 'نا', 'ه', 'ا', 'ك', 'ي']

/** A letter that is in no word: it stands for a sign that hides a letter. */
const mask = '\u02AC'
const hidden =
  /(?<=\p{L})[*#@$!%_•×]{1,4}(?=\p{L})|(?<=\p{L})\*{2,4}|(?<![\p{L}\p{N}@$])[@$](?=\p{L}{2})|(?<=[a-z])[01](?=[a-z])/giu
/** Letters that stand apart: «ح م ا ر», `i.d.i.o.t`. */
const apart = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]{1,2}){3,}\p{L}(?![\p{L}\p{N}])/gu

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)
const shorten = (word: string) => word.replace(/(.)\1+/gu, '$1')
const shortened = new Map([...strengths.keys()].map((word) => [shorten(word), word]))

/** Lists what a normalised word can be without what is attached to it. */
function listBare(plain: string): string[] {
  if (!isArabic(plain)) return [plain, ...(/..s$/.test(plain) ? [plain.replace(/e?s$/, ''), plain.slice(0, -1)] : [])]
  const cut = ['', ...before].flatMap((start) =>
    plain.startsWith(start) && plain.length - start.length > 1 ? [plain.slice(start.length)] : [],
  )
  return cut.flatMap((bare) => [
    bare,
    ...behind.flatMap((end) =>
      bare.endsWith(end) && bare.length - end.length > 2 ? [bare.slice(0, -end.length)] : [],
    ),
  ])
}

const isAmong = (words: ReadonlySet<string>, plain: string) => listBare(plain).some((bare) => words.has(bare))

/** Finds the word of the lexicon that a word of a text is, also where it is stretched or letters of it are hidden. */
function findEntry(plain: string): string | undefined {
  if (plain.includes(mask)) return findHidden(plain)
  const bare = listBare(plain).find((one) => strengths.has(one) && (one === plain || !exact.has(one)))
  if (bare !== undefined) return bare
  const start = beginnings.find((one) => plain.startsWith(one))
  if (start !== undefined || !/(.)\1\1/u.test(plain)) return start
  const short = listBare(shorten(plain)).find((one) => shortened.has(one))
  return short && shortened.get(short)
}

/** The words of which letters are hidden: those that need no person beside them. */
const hideable = [...strengths.keys()].filter((word) => strengths.get(word) !== 'ofPeople' && word.length > 2)
const masks = new RegExp(`${mask}+`, 'g')

function findHidden(plain: string): string | undefined {
  const known = plain.replaceAll(mask, '').length
  if (known < 2 && plain.length - known < 3) return undefined
  const forms = listBare(plain).map(
    (bare) => new RegExp(`^${bare.replace(masks, (run) => `.{${run.length - 1},${run.length}}`)}$`),
  )
  return hideable.find((word) => isArabic(word) === isArabic(plain) && forms.some((form) => form.test(word)))
}

/** A text in words, and for each word the first one of its sentence and of its part of the sentence. */
type Reading = { words: readonly PlacedWord[]; sentence: number[]; part: number[] }

function readWords(text: string): Reading {
  const joined = text
    .replace(hidden, (signs) => mask.repeat(signs.length))
    .replace(apart, (letters) => letters.replace(/[^\p{L}]/gu, '\u200B'))
  const words = splitPlacedWords(joined)
  const sentence: number[] = []
  const part: number[] = []
  words.forEach(({ at }, place) => {
    const gap = place === 0 ? '' : text.slice(words[place - 1]!.end, at[0])
    const isNew = place === 0 || /[.!?؟;؛\n…]/.test(gap)
    sentence.push(isNew ? place : sentence[place - 1]!)
    part.push(isNew || /[,،:–—(-]/.test(gap) ? place : part[place - 1]!)
  })
  return { words, sentence, part }
}

/** Whether it insults nobody: it is denied, felt, said of the writer, or reported as the words of another. */
function isHarmless({ words, part }: Reading, place: number): boolean {
  const near = words.slice(part[place]!, place).map(({ plain }) => plain)
  const said = near.slice(-4)
  if (said.some((one) => calling.has(one))) return true
  if (said.some((one) => saying.has(one)) && said.some((one) => hearers.has(one))) return true
  const opener = near.findLast((one) => !fillers.has(one))
  return opener !== undefined && [denying, feeling, self].some((words) => words.has(opener))
}

/** Whether a person is addressed by it: «يا حمار». */
const isVocative = (words: readonly PlacedWord[], place: number, entry: string) =>
  words[place - 1]?.plain === 'يا' || words[place - 1]?.plain === 'ya' || words[place]!.plain.startsWith(`يا${entry}`)

/** Returns of whom or what a word is said, by the nearest noun that is known. */
function findSaidOf({ words, sentence }: Reading, place: number, isPerson: (word: PlacedWord) => boolean) {
  const after = isArabic(words[place]!.plain) ? [] : words.slice(place + 1, place + 3)
  const first = sentence[place]!
  const around = [
    ...after.filter((_, at) => sentence[place + 1 + at] === first),
    ...words.slice(Math.max(first, place - 6), place).reverse(),
  ]
  const isPeople = (word: PlacedWord) => isPerson(word) || isAmong(people, word.plain)
  for (const [at, word] of around.entries()) {
    if (isPeople(word)) return 'people'
    // «صاحب الشركة»
    const owner = around[at + 1]
    if (isAmong(things, word.plain)) return isArabic(word.plain) && owner && isPeople(owner) ? 'people' : 'things'
  }
  return undefined
}

/**
 * Returns the places where a text seems to insult or curse people, in order; a hint for the reader, in either language
 * and in dialects, with false negatives and false positives. `names` are the places that name people. Pure.
 */
export function findInsults(text: string, names: readonly Mark[] = []): Mark[] {
  const reading = readWords(text)
  const { words } = reading
  const isPerson = ({ at }: PlacedWord) => names.some(([from, to]) => at[0]! >= from && at[0]! < to)
  const marks: Mark[] = []
  for (let place = 0; place < words.length; place++) {
    const last = findPhrase(words, place) ?? (isInsult(reading, place, isPerson) ? place : undefined)
    if (last === undefined) continue
    const from = words[place]!.at[0]!
    const before = marks.at(-1)
    if (before && text.slice(before[1], from).trim() === '') marks[marks.length - 1] = [before[0], words[last]!.end]
    else marks.push([from, words[last]!.end])
    place = last
  }
  return marks
}

function isInsult(reading: Reading, place: number, isPerson: (word: PlacedWord) => boolean): boolean {
  const { words, sentence } = reading
  const entry = findEntry(words[place]!.plain)
  if (entry === undefined || isHarmless(reading, place)) return false
  const near = words.slice(Math.max(sentence[place]!, place - 4), place)
  if (compared.has(entry) && near.some(({ plain }) => likeness.has(plain))) return false
  const strength = strengths.get(entry)
  if (strength === 'always' || isVocative(words, place, entry)) return true
  const of = findSaidOf(reading, place, isPerson)
  return strength === 'ofPeople' ? of === 'people' : of !== 'things'
}

/** Returns the last word of the phrase that begins here. */
function findPhrase(words: readonly PlacedWord[], place: number): number | undefined {
  const { plain } = words[place]!
  const bare = plain.replace(/^(?:و|يا)(?=.{3})/, '')
  const first = [plain, bare, bare.replace(/^ال/, '')]
  const isMatch = (asked: string, forms: readonly string[]) =>
    asked.endsWith('*') ? forms.some((one) => one.startsWith(asked.slice(0, -1))) : forms.includes(asked)
  const found = phrases.find((phrase) =>
    phrase.every((asked, at) => isMatch(asked, at === 0 ? first : [words[place + at]?.plain ?? ''])),
  )
  return found && place + found.length - 1
}
