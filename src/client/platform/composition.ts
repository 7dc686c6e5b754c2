/** The part of a key event that says whether an input method is composing. */
type ComposingKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** The code of keys that an input method handles; Safari sends it after the composition has ended. */
const handledElsewhere = 229

export const isComposing = (event: ComposingKey): boolean => event.isComposing || event.keyCode === handledElsewhere

/**
 * Keeps keys that an input method handles from every form, search, list and shortcut of the page: Enter then chooses
 * a word, an arrow moves among its candidates, and Escape closes them. The text itself arrives as input.
 */
export function ignoreComposingKeys(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener(
    'keydown',
    (event) => {
      if (!isComposing(event)) return
      event.stopImmediatePropagation()
      // A browser would submit the form of the field.
      if (event.key === 'Enter') event.preventDefault()
    },
    { capture: true },
  )
}
