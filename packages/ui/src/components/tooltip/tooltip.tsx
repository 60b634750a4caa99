import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The help text. It must not be the only place with required information. */
  text: string
  /** The control it belongs to: one focusable element with its own accessible name. */
  children: ReactElement
}

/** Delay settings for the tooltips below it: 700 ms before the first; none within 300 ms of the previous one. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  )
}

/** Short help text for a control, on hover and on focus; needs a {@link TooltipProvider} above it. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className="ui-tooltip" sideOffset={6} collisionPadding={10}>
          <span>{text}</span>
          <Arrow className="ui-tooltip-arrow" />
        </Content>
      </Portal>
    </Root>
  )
}
