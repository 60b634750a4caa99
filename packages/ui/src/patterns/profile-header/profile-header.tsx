import type { ReactNode } from 'react'
import type { Elements } from '../../elements.ts'
import { Avatar } from '../../components/avatar/avatar.tsx'

/** Props of {@link ProfileHeader}. */
export interface ProfileHeaderProps {
  /** The page's first-level heading, e.g. "Welcome Back, Margaret". */
  title: string
  /** The text alternative of the picture, and its URL; without one a drawing is shown. */
  picture: { name: string; src?: string | null | undefined }
  /** The user's status: a tier, a score, an address. */
  facts?: ReactNode
  /** An action for the whole profile. */
  action?: Elements
}

/** Whose profile it is, and that user's status. */
export function ProfileHeader({ title, picture, facts, action }: ProfileHeaderProps): ReactNode {
  return (
    <header className="ui-profile-header">
      <Avatar {...picture} size="large" />
      <div className="ui-profile-header-words">
        <h1 className="ui-profile-header-title">{title}</h1>
        {facts === undefined ? null : <div className="ui-profile-header-facts">{facts}</div>}
      </div>
      {action}
    </header>
  )
}
