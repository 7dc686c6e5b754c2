/**
 * The types of `@fluentui/react-utilities` as `exactOptionalPropertyTypes` needs them: `paths` in `tsconfig.base.json`
 * gives this file to the types of Fluent's components, and no program imports it. Fluent accepts `undefined` for every
 * optional slot, but its types do not say so; and they find the element of a `ref` only where that option is off.
 */
import type { PointerEventHandler } from 'react'
import type {
  Slot as FluentSlot,
  JSXIntrinsicElementKeys,
  RefAttributes,
  UnknownSlotProps,
} from '../../node_modules/@fluentui/react-utilities/dist/index'

export * from '../../node_modules/@fluentui/react-utilities/dist/index'

/** A part of a component, which may be left out. */
export type Slot<
  Type extends JSXIntrinsicElementKeys | ((props: any) => any) | UnknownSlotProps,
  As extends JSXIntrinsicElementKeys = never,
> = FluentSlot<Type, As> | undefined

/** The element that the `ref` of a component with these properties points to, as one of its handlers knows it. */
export type InferredElementRefType<Props> = 'onLostPointerCaptureCapture' extends keyof Props
  ? NonNullable<Props['onLostPointerCaptureCapture']> extends PointerEventHandler<infer Element>
    ? Element
    : never
  : never

export type ForwardRefComponent<Props> = {
  (props: Props & RefAttributes<InferredElementRefType<Props>>): any
  $$typeof: symbol
  displayName?: string
}
