import { Banner } from '@dst/ui/banner'
import { useEffect, useRef, type ReactNode } from 'react'

/** Props of {@link ErrorBanner}. */
export interface ErrorBannerProps {
  /** What went wrong; nothing shows without it. */
  message: string | undefined
  /** The way on. */
  action?: ReactNode
}

/** An error above a form. It comes into view when it appears, because the button that caused it may be far below. */
export function ErrorBanner({ message, action }: ErrorBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  if (message === undefined) return null
  return (
    <div ref={place}>
      <Banner tone="error" action={action}>{message}</Banner>
    </div>
  )
}
