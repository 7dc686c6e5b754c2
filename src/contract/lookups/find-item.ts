type Found = { id: number; was?: readonly number[] | undefined }

/** Finds the item of a list that an id names by now: its own, or that of an item which has become it. */
export const findItem = <Item extends Found>(items: readonly Item[] | undefined, id: number): Item | undefined =>
  items?.find((item) => item.id === id || item.was?.includes(id))
