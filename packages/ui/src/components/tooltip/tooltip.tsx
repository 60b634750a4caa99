import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react'

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The help text, or its lines. It must not be the only place with required information. */
  text: string | readonly string[]
  /** The control it belongs to: one focusable element with its own accessible name. */
  children: ReactElement
  /** Keeps it closed, for while the page itself shows the text. */
  disabled?: boolean
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
export function Tooltip({ text, children, disabled = false }: TooltipProps): ReactNode {
  const [open, setOpen] = useState(false)

  // Scrolling closes a tooltip, and what takes the focus may have to be scrolled into view first.
  function reopen({ currentTarget: control }: FocusEvent) {
    requestAnimationFrame(() => {
      if (control.matches(':focus-visible')) setOpen(true)
    })
  }

  return (
    <Root open={open && !disabled} onOpenChange={setOpen}>
      <Trigger asChild onFocus={reopen}>
        {children}
      </Trigger>
      <Portal>
        <Content className="ui-tooltip" sideOffset={6} collisionPadding={10}>
          {[text].flat().map((line) => (
            <span key={line} className="ui-tooltip-line">
              {line}
            </span>
          ))}
          <Arrow className="ui-tooltip-arrow" />
        </Content>
      </Portal>
    </Root>
  )
}
