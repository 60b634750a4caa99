import { lazy, Suspense, type ComponentType, type RefObject } from 'react'
import { useSessionEndStore } from '~/services/session-end.ts'
import type { SessionEndNoticeProps } from './session-end-notice.tsx'

// Offline nothing could be done about it.
const nothing: { default: ComponentType<SessionEndNoticeProps> } = { default: () => null }
const Notice = lazy(() => import('./session-end-notice.tsx').catch(() => nothing))

/**
 * Where an open page says that its session is about to end. The notice is loaded when it is due. `content` is the page.
 */
export function SessionEndArea({ content }: { content: RefObject<HTMLElement | null> }) {
  const end = useSessionEndStore((state) => state.end)
  return end === null ? null : (
    <Suspense fallback={null}>
      <Notice key={`${end.reason}-${end.at}`} {...end} content={content} />
    </Suspense>
  )
}
