import { array, coerce, define, object, optional, refine, type Struct, string } from 'superstruct'

/** The largest id a column of ours holds. */
const maxId = 2 ** 31 - 1
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A random id as this site makes them. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

/** What a text stands for where it is written as a number of ours is: without sign, zeros before it, or anything else. */
const readNumber = (text: string): unknown => (/^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : text)
/** A number as an address writes it: the text gives the number. */
export const defineWrittenNumber = <T extends number, Schema>(struct: Struct<T, Schema>) =>
  coerce(struct, string(), readNumber)

/*
 * What paths and queries carry. Addresses hold texts: each of these takes the text and gives the value, so that a handler
 * gets numbers where it asks for numbers. In a path whatever does not fit is 404, in a query 400 `malformed`.
 */

/** A counted id: of a company, a job title, a study, an item of a list. */
export const Id = defineWrittenNumber(define<number>('id', isId))
/** An id, or 0 for whatever is none: nothing has it. */
export const IdOrNone = coerce(
  define<number>('id_or_none', (value) => value === 0 || isId(value)),
  string(),
  (text) => (isId(readNumber(text)) ? readNumber(text) : 0),
)
/** An id that was drawn: of a contribution, a file, a decision. */
export const Uuid = define<string>('uuid', isUuid)
/** A name in a path that is no uuid everywhere: entries of a profile are found by it in what their owner keeps. */
export const Slug = define<string>('slug', (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value))
/** How many items there are before or after: a place in a list that is counted. */
export const Offset = defineWrittenNumber(
  define<number>('offset', (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000),
)
/** Where the page before ended, as its `next` said; what it means is the server's matter. */
export const Cursor = define<string>('cursor', (value) => typeof value === 'string' && /^[\w.-]{1,1000}$/.test(value))

/** How many entries a page of a list has where none is asked for, and at most. */
export const pageSize = { usual: 10, most: 50 } as const
export const PageSize = defineWrittenNumber(
  define<number>(
    'page_size',
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= pageSize.most,
  ),
)

/** The query of every list that is paged by key: `after` is the `next` of the page before. */
export const PageQuery = object({ after: optional(Cursor), limit: optional(PageSize) })

/** At least one of these values and at most so many, with commas between: `stars=1,2`. */
export const defineList = <T>(value: Struct<T, any>, most: number, read: (text: string) => unknown = (text) => text) =>
  coerce(
    refine(array(value), 'list', (values) => values.length > 0 && values.length <= most),
    string(),
    (text) => text.split(',').map(read),
  )
/** At most so many ids, with commas between: `ids=1,2,3`. */
export const defineIdList = <T>(id: Struct<T, null>, most: number) => defineList(id, most)
