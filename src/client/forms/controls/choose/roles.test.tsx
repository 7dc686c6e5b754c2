import { describe, expect, it } from 'vitest'
import { markup } from '../../../../../tests/support/markup.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { IconAction } from '../../../ui/controls/IconAction.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { Segments } from '../Segments.tsx'
import { SelectBox } from './SelectBox.tsx'

const nothing = () => {}
const options = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
]
const state = { invalid: true, describedBy: 'why', onBlur: nothing }

describe.each(['english', 'arabic'] as const)('what assistive technology is told, in %s', (lng) => {
  it('a few answers side by side are radio buttons of one name, each with its label', async () => {
    const html = await markup(
      <Segments id="q" name="offer" value={0} options={options} onChange={nothing} {...state} />,
      { lng },
    )
    const inputs = html.match(/<input[^>]*>/g) ?? []
    expect(inputs.map((input) => /type="radio"/.test(input) && /name="q-offer"/.test(input))).toEqual([true, true])
    expect(inputs.map((input) => /checked=""/.test(input))).toEqual([false, true])
    expect(inputs.map((input) => /aria-invalid="true"/.test(input) && /aria-describedby="why"/.test(input))).toEqual([
      true,
      true,
    ])
    expect(html).toMatch(/<label[^>]*for="q-1"[^>]*>Yes/)
    expect(html).toMatch(/<label[^>]*for="q-0"[^>]*>No/)
  })

  it('a list is a list of the platform, with its state', async () => {
    const html = await markup(
      <SelectBox id="q" name="offer" value={1} options={options} required onChange={nothing} {...state} />,
      { lng },
    )
    const select = html.match(/<select[^>]*>/)?.[0] ?? ''
    for (const said of ['id="q"', 'name="offer"', 'required', 'aria-invalid="true"', 'aria-describedby="why"'])
      expect(select).toContain(said)
    expect(html).toMatch(/<option value="1" selected="">Yes/)
  })

  it('what leads somewhere is a link, what acts is a button that sends no form', async () => {
    expect(await markup(<Action href="/companies">Go</Action>, { lng })).toMatch(
      /^<a (?![^>]*role=)[^>]*href="\/companies"/,
    )
    expect(await markup(<Action>Act</Action>, { lng })).toMatch(/^<button type="button"/)
    expect(await markup(<Action type="submit">Send</Action>, { lng })).toMatch(/^<button type="submit"/)
    expect(await markup(<TextButton>Act</TextButton>, { lng })).toMatch(/^<button type="button"/)
    expect(await markup(<IconAction label="Close" icon={<svg aria-hidden="true" />} />, { lng })).toMatch(
      /^<button[^>]*aria-label="Close"/,
    )
  })
})
