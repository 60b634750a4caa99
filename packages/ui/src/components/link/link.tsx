import { type ComponentPropsWithRef, createContext, createElement, type ReactNode, useContext } from 'react'

/** Props of every link in the design system; `href` is required. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Where it leads. */
  href: string
}

/** A component that renders a link, for example an adapter for a router's link. */
export type LinkComponent = (props: LinkProps) => ReactNode

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders all links below; without a provider they are plain `<a>` elements. */
  component: LinkComponent
  /** The parts of the page whose links use the adapter. */
  children: ReactNode
}

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Makes every link of the design system below it use the application's router. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactNode {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link; uses {@link LinkProvider}. */
export function Link(props: LinkProps): ReactNode {
  return createElement(useContext(LinkContext), props)
}

/** Props of {@link TextLink}. */
export interface TextLinkProps extends LinkProps {
  /**
   * `quiet` is underlined only on hover, for lists of links; `term` links to an explanation and keeps the color of the
   * text.
   */
  tone?: 'plain' | 'quiet' | 'term'
}

/** A link in running text. */
export function TextLink({ tone = 'plain', className = '', ...rest }: TextLinkProps): ReactNode {
  return <Link {...rest} data-tone={tone} className={`ui-text-link ${className}`.trim()} />
}

function PlainLink({ children, ...rest }: LinkProps): ReactNode {
  return <a {...rest}>{children}</a>
}
