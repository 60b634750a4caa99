import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words; a help, never the only place of something needed. */
  text: string
  /** The control it belongs to: one focusable element with a name of its own. */
  children: ReactElement
}

/** Lets tooltips below it follow one another quickly: 700 ms for the first, 300 ms of grace between. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  )
}

/** A word of help beside a control, on hover and on focus; needs a {@link TooltipProvider} above it. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className="ui-tooltip" sideOffset={6} collisionPadding={10}>
          {text}
          <Arrow className="ui-tooltip-arrow" />
        </Content>
      </Portal>
    </Root>
  )
}
