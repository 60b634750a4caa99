import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { LinkButton } from '../../components/link-button/link-button.tsx'
import { Link } from '../../components/link/link.tsx'

/** Props of {@link NavigationSession}. */
export interface NavigationSessionProps {
  /** Who is here, with what the end of the bar shows for it. */
  session:
    | { status: 'loading'; label: string }
    | { status: 'signed-out'; signIn: { label: string; href: string }; signUp: { label: string; href: string } }
    | {
        status: 'signed-in'
        greeting: { label: string; href: string }
        signOut: {
          label: string
          busy?: boolean
          /** Called when the button is pressed; never while `busy`. */
          onSelect: () => void
        }
      }
  /** Called when any of its links or buttons is activated. */
  onChoose: () => void
}

/** The end of the bar: sign-in and sign-up, a placeholder, or a greeting and sign-out. */
export function NavigationSession({ session, onChoose }: NavigationSessionProps): ReactNode {
  if (session.status === 'loading') {
    return (
      <output className="ui-navigation-session">
        <span className="ui-visually-hidden">{session.label}</span>
        <span className="ui-navigation-placeholder" />
      </output>
    )
  }
  if (session.status === 'signed-out') {
    return (
      <div className="ui-navigation-session">
        <Link href={session.signIn.href} className="ui-navigation-link" onClick={onChoose}>
          {session.signIn.label}
        </Link>
        <LinkButton href={session.signUp.href} size="small" onClick={onChoose}>
          {session.signUp.label}
        </LinkButton>
      </div>
    )
  }
  const { greeting, signOut } = session
  return (
    <div className="ui-navigation-session">
      <Link href={greeting.href} className="ui-navigation-link ui-navigation-greeting" onClick={onChoose}>
        <Icon name="user" />
        <span>{greeting.label}</span>
      </Link>
      <Button
        variant="secondary"
        size="small"
        busy={signOut.busy ?? false}
        onClick={() => {
          onChoose()
          signOut.onSelect()
        }}
      >
        {signOut.label}
      </Button>
    </div>
  )
}
