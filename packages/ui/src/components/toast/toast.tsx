import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Elements } from '../../elements.ts'
import { Icon } from '../icon/icon.tsx'
import { useFreePlace } from './use-free-place.ts'

/** A message that disappears by itself. */
export interface ToastMessage {
  /** The news, in a few words. */
  title: string
  /** A second line. */
  description?: string | undefined
  /** Whether something worked or failed. */
  tone?: 'success' | 'error'
  /** Milliseconds until it disappears; defaults to 5000. */
  duration?: number
}

/** The result of {@link useToast}. */
export interface ToastControls {
  /** Shows a message and replaces the current one. */
  show: (message: ToastMessage) => void
  /** Hides the current message, if there is one. */
  dismiss: () => void
}

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** The parts of the page that may show toasts. */
  children: Elements
  /** Announced before each message. */
  label?: string
  /** Accessible name of the button that closes a toast. */
  closeLabel?: string
  /** Milliseconds until a dismissed message is removed from state. */
  forgetAfter?: number
}

const defaultDurationMs = 5000

interface DisplayedToast extends ToastMessage {
  id: number
  open: boolean
}

const ToastContext = createContext<ToastControls | undefined>(undefined)

/**
 * Shows at most one message at a time, where it covers neither what has focus nor a control of an open dialog. F8 moves
 * the focus to it; a sideways swipe of 50 px dismisses it.
 */
export function ToastProvider({
  children,
  label = 'Notification',
  closeLabel = 'Close',
  forgetAfter = 1_000_000,
}: ToastProviderProps): ReactNode {
  const [toast, setToast] = useState<DisplayedToast>()
  const messages = useRef<HTMLOListElement>(null)
  const place = useFreePlace(messages)
  const controls = useMemo<ToastControls>(
    () => ({
      show: (message) => setToast((previous) => ({ ...message, id: (previous?.id ?? 0) + 1, open: true })),
      dismiss: () => setToast(closed),
    }),
    [],
  )

  useEffect(() => {
    if (toast === undefined || toast.open) return
    const timer = setTimeout(() => setToast(undefined), forgetAfter)
    return () => clearTimeout(timer)
  }, [toast, forgetAfter])

  return (
    <ToastContext value={controls}>
      <Provider label={label} duration={defaultDurationMs} swipeDirection="right" swipeThreshold={50}>
        {children}
        {toast === undefined ? null : (
          <Root
            key={toast.id}
            open={toast.open}
            onOpenChange={(open) => {
              if (!open) controls.dismiss()
            }}
            duration={toast.duration ?? defaultDurationMs}
            type={toast.tone === 'error' ? 'foreground' : 'background'}
            className="ui-toast"
            data-tone={toast.tone ?? 'success'}
          >
            <Icon name={toast.tone === 'error' ? 'alert' : 'check-circle'} />
            <div className="ui-toast-words">
              <Title className="ui-toast-title">{toast.title}</Title>
              {toast.description === undefined ? null : <Description>{toast.description}</Description>}
            </div>
            <Close className="ui-control-button ui-toast-close" aria-label={closeLabel}>
              <Icon name="close" />
            </Close>
          </Root>
        )}
        <Viewport
          ref={messages}
          className="ui-toast-place"
          data-place={place}
          style={place.endsWith('px') ? { insetBlockEnd: place } : {}}
          hotkey={['F8']}
        />
      </Provider>
    </ToastContext>
  )
}

/** Shows and dismisses messages. Throws outside a {@link ToastProvider}, because that is a bug in the caller. */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext)
  if (controls === undefined) throw new Error('useToast needs a ToastProvider above it')
  return controls
}

function closed(toast: DisplayedToast | undefined): DisplayedToast | undefined {
  return toast === undefined ? undefined : { ...toast, open: false }
}
