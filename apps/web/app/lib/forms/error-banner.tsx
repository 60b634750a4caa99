import { Banner } from '@dst/ui/banner'
import { useEffect, useRef, type ReactNode } from 'react'
import { RetryWait } from './retry-wait.tsx'

/** Props of {@link ErrorBanner}. */
export interface ErrorBannerProps {
  /** What went wrong; nothing is rendered without it. */
  message: string | undefined
  /** When the user can retry; a countdown then follows the message. */
  retryAt?: Date | undefined
  /** What to do next. */
  action?: ReactNode
}

/** An error above a form. It scrolls into view when it appears, because the button that caused it may be far below. */
export function ErrorBanner({ message, retryAt, action }: ErrorBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  if (message === undefined) return null
  return (
    <div ref={place}>
      <Banner tone="error" action={action}>
        <span>{message}</span>
        <RetryWait at={retryAt} />
      </Banner>
    </div>
  )
}
