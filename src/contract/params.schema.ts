import { array, coerce, define, object, optional, refine, type Struct, string } from 'superstruct'
import { isUuid, pageSize } from './params.ts'

/** The largest id an integer column holds. */
const maxId = 2 ** 31 - 1
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId

/**
 * Returns the number a text stands for if it is written as numbers are here, without sign, leading zeros or other
 * characters; otherwise the text itself.
 */
const readNumber = (text: string): unknown => (/^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : text)
/** Defines a number as an address writes it: the text is parsed into the number. */
export const defineWrittenNumber = <T extends number, Schema>(struct: Struct<T, Schema>) =>
  coerce(struct, string(), readNumber)

/* The parameters of paths and queries. Addresses contain texts: each of these types takes the text and gives the value,
   so that a handler gets numbers where it asks for numbers. A value that does not fit is 404 in a path and 400
   `malformed` in a query. */

/** A sequential id: of a company, a job title, a study, an item of a list. */
export const Id = defineWrittenNumber(define<number>('id', isId))
/** An id, or 0 for anything that is none: no record has id 0. */
export const IdOrNone = coerce(
  define<number>('id_or_none', (value) => value === 0 || isId(value)),
  string(),
  (text) => (isId(readNumber(text)) ? readNumber(text) : 0),
)
/** A day, as `2026-10-31`. */
export const Day = define<string>(
  'day',
  (value) => typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value),
)
/** A random id: of a contribution, a file, a decision. */
export const Uuid = define<string>('uuid', isUuid)
/**
 * A name in a path that is not always a uuid: the entries of a profile are found by it in the data their owner keeps.
 */
export const Slug = define<string>('slug', (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value))
/** An offset: how many items come before it in a list whose items are counted. */
export const Offset = defineWrittenNumber(
  define<number>('offset', (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000),
)
/** Where the page before ended, as given by its `next`; only the server interprets it. */
export const Cursor = define<string>('cursor', (value) => typeof value === 'string' && /^[\w.-]{1,1000}$/.test(value))

export const PageSize = defineWrittenNumber(
  define<number>(
    'page_size',
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= pageSize.most,
  ),
)

/** The query of every list with key-based pagination: `after` is the `next` of the page before. */
export const PageQuery = object({ after: optional(Cursor), limit: optional(PageSize) })

/** Defines a list of at least one of these values and at most `most`, separated by commas: `stars=1,2`. */
export const defineList = <T>(value: Struct<T, any>, most: number, read: (text: string) => unknown = (text) => text) =>
  coerce(
    refine(array(value), 'list', (values) => values.length > 0 && values.length <= most),
    string(),
    (text) => text.split(',').map(read),
  )
/** Defines a list of at most `most` ids, separated by commas: `ids=1,2,3`. */
export const defineIdList = <T>(id: Struct<T, null>, most: number) => defineList(id, most)
