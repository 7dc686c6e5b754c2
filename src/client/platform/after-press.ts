let isPressed = false
let isWatched = false

/** Starts listening for presses; `runAfterPress` knows of those since. */
export function watchPresses(): void {
  if (isWatched) return
  isWatched = true
  const note = (pressed: boolean) => () => {
    isPressed = pressed
  }
  addEventListener('pointerdown', note(true), true)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, note(false), true)
}

/**
 * Runs `act` at once, or, while a button is being pressed, after the press: content that appears above the button in
 * between would move it away from under the pointer, and the press would miss it.
 */
export function runAfterPress(act: () => void): void {
  if (!isPressed) {
    act()
    return
  }
  const ends = new AbortController()
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        ends.abort()
        // The click comes after the release, in the same task or the next.
        setTimeout(act)
      },
      { capture: true, signal: ends.signal },
    )
}
