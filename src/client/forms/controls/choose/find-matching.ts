import { rankItems } from '../../../../contract/search/rank.ts'
import { type FindMatching, offerAll } from './filter-options.ts'

/** Finds the items that match what is typed, also with slips and in other spellings, the likeliest first. */
export const findMatching: FindMatching = (items, typed) =>
  typed.trim() ? rankItems(items, typed).map((reason) => ({ item: reason.item, reason })) : offerAll(items)
