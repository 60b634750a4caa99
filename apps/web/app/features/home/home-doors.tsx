import { TextLink } from '@dst/ui/link'
import { Section } from '@dst/ui/section'
import { paths } from '~/paths.ts'
import type { Door } from './doors.ts'

/** Six doors to the answers, by where a reader stands. */
export function HomeDoors({ doors }: { doors: readonly Door[] }) {
  return (
    <Section
      heading="Answers to what owners ask"
      intro={<p>Each page answers one question: in two sentences first, then why, with an example and its limit.</p>}
    >
      <div className="home-doors">
        {doors.map(({ id, heading, answers }) => (
          <section key={id} aria-labelledby={`door-${id}`}>
            <h3 id={`door-${id}`}>{heading}</h3>
            <ul>
              {answers.map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
            <TextLink href={`${paths.answers}#${id}`} className="inline-flex min-h-11 items-center">
              All<span className="ui-visually-hidden">{` answers: ${heading}`}</span>
            </TextLink>
          </section>
        ))}
      </div>
    </Section>
  )
}
