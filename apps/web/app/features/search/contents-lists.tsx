import { TextLink } from '@dst/ui/link'
import type { SearchContents } from './search-contents.ts'
import { kindLabels } from './search-labels.ts'

const rowOfLink = 'inline-flex min-h-11 items-center print:min-h-0'

/** What belongs to each situation of an owner. */
export function ContentsBySituation({ situations }: Pick<SearchContents, 'situations'>) {
  return (
    <section aria-labelledby="situations-heading" className="grid gap-6">
      <h2 id="situations-heading">Where you stand</h2>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {situations.map(({ id, heading, about, links }) => (
          <section key={id} aria-labelledby={`${id}-heading`}>
            <h3 id={`${id}-heading`}>{heading}</h3>
            <p className="text-small text-ink-muted">{about}</p>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <TextLink href={to} className={rowOfLink}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** Every page, and every part of one that has an address, by its title. */
export function ContentsAtoZ({ letters }: Pick<SearchContents, 'letters'>) {
  return (
    <section aria-labelledby="letters-heading" className="grid gap-6">
      <h2 id="letters-heading">From A to Z</h2>
      {letters.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`}>
          <h3 id={`letter-${letter}`}>{letter}</h3>
          <ul className="sm:columns-2">
            {entries.map(({ path, kind, title }) => (
              <li key={path} className="flex flex-wrap items-center gap-x-4 break-inside-avoid">
                <TextLink href={path} className={rowOfLink}>
                  {title}
                </TextLink>
                <span className="text-small text-ink-muted">{kindLabels[kind]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
