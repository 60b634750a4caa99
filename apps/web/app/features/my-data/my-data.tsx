import type { MyData } from '@dst/contracts'
import { DataTable } from '@dst/ui/data-table'
import { DescriptionList } from '@dst/ui/description-list'
import type { Elements } from '@dst/ui/section'
import { useId } from 'react'
import { consentTitle, decisionLabel } from '~/lib/consultation/consent-labels.ts'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { eventLabels } from '~/lib/consultation/request-events.ts'
import { factsOf, notGiven, type Fact } from './facts.ts'

/** Every record of the download under its own heading. */
export function MyDataView({ data }: { data: MyData }) {
  const requestOf = (id: string) => {
    const request = data.consultations.find((each) => each.id === id)
    return request === undefined ? id : datedMomentOf(request.requestDate)
  }
  return (
    <>
      <Part heading="Profile">
        <DescriptionList items={profileFacts(data.profile)} />
      </Part>
      <Part heading="Account">
        <DescriptionList items={factsOf(data.account)} />
      </Part>
      <Many
        heading="Answers to the questionnaire"
        items={data.submissions}
        about={(each) => `Answered ${datedMomentOf(each.submittedAt)}`}
      >
        {({ answers, ...rest }) => <DescriptionList items={[...factsOf(answers), ...factsOf(rest)]} />}
      </Many>
      <Many
        heading="Requests for a consultation"
        items={data.consultations}
        about={(each) => `Requested ${datedMomentOf(each.requestDate)}`}
      >
        {({ events, ...rest }) => (
          <>
            <DescriptionList items={factsOf(rest)} />
            <Events events={events} />
          </>
        )}
      </Many>
      {data.held === null ? null : (
        <Part heading="Time held for you">
          <DescriptionList items={factsOf(data.held)} />
        </Part>
      )}
      <Many
        heading="What you agreed to pass to the partner"
        items={data.shared}
        about={({ requestId }) => `For the request from ${requestOf(requestId)}`}
      >
        {({ state, passedOn, lead }) => <DescriptionList items={factsOf({ state, passedOn, ...lead })} />}
      </Many>
      <Many
        heading="What you agreed to"
        items={data.consents}
        about={(each) => `${datedMomentOf(each.at)}: ${consentTitle(each.kind)}, ${decisionLabel(each).toLowerCase()}`}
      >
        {(consent) => <DescriptionList items={consentFacts(consent, requestOf)} />}
      </Many>
      <Many
        heading="Messages to us"
        items={data.contactMessages}
        about={(each) => `Received ${datedMomentOf(each.receivedAt)}`}
      >
        {(message) => <DescriptionList items={factsOf(message)} />}
      </Many>
      <Part heading="Your exchange">
        {data.exchangeFile === null ? (
          <Nothing />
        ) : (
          <>
            <p>All that you entered is in the download, and on the pages of your exchange.</p>
            <DescriptionList items={exchangeFacts(data.exchangeFile)} />
          </>
        )}
      </Part>
      {data.exchangeReminders === null ? null : (
        <Part heading="Reminders of your exchange">
          <DescriptionList items={factsOf(data.exchangeReminders)} />
        </Part>
      )}
      <Many
        heading="Links to your exchange"
        items={data.exchangeShares}
        about={(each) => `Made ${datedMomentOf(each.createdAt)}`}
      >
        {({ ciphertext, ...link }) => (
          <DescriptionList items={factsOf({ ...link, content: contentTexts(ciphertext) })} />
        )}
      </Many>
      <Part heading="Activity on your account">
        {data.activity.length === 0 ? (
          <Nothing />
        ) : (
          <DataTable
            caption="What was done, and when"
            columns={['Time', 'What', 'Details']}
            rows={data.activity.map(({ at, action, details }) => ({
              heading: datedMomentOf(at),
              cells: [
                action.replaceAll('_', ' '),
                factsOf(details)
                  .map(({ term, description }) => `${term}: ${description}`)
                  .join('; ') || 'None',
              ],
            }))}
          />
        )}
      </Part>
    </>
  )
}

function Part({ heading, children }: { heading: string; children: Elements }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="my-data-part">
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

/** The profile's location is free text, not the answer to the question of that name. */
function profileFacts({ location, ...answers }: MyData['profile']): Fact[] {
  return [...factsOf(answers), { term: 'Location', description: location || notGiven }]
}

function exchangeFacts({ version, createdAt, updatedAt }: NonNullable<MyData['exchangeFile']>): Fact[] {
  return factsOf({ version, createdAt, updatedAt })
}

/** What is stored of a link's content: nobody can read it without the link. The download has it in full. */
function contentTexts(ciphertext: string | null): string {
  return ciphertext === null ? 'Deleted' : `${ciphertext.length} encrypted characters`
}

/** A consent refers to its request by the request's date; its text keeps its paragraphs. */
function consentFacts(
  { consultationRequestId: id, kind, ...consent }: MyData['consents'][number],
  requestOf: (id: string) => string,
) {
  const facts = factsOf({ ...consent, kind: consentTitle(kind), request: id === null ? null : `Of ${requestOf(id)}` })
  return facts.map((fact) => ({
    ...fact,
    description: <span className="whitespace-pre-line">{fact.description}</span>,
  }))
}

interface ManyProps<Item> {
  heading: string
  items: readonly Item[]
  /** Heading of one item. */
  about: (item: Item) => string
  children: (item: Item) => Elements
}

function Many<Item>({ heading, items, about, children }: ManyProps<Item>) {
  return (
    <Part heading={heading}>
      {items.length === 0 ? <Nothing /> : null}
      {items.map((item, index) => (
        // The list never changes while it is shown.
        <article key={`${index} ${about(item)}`} className="my-data-item">
          <h3>{about(item)}</h3>
          {children(item)}
        </article>
      ))}
    </Part>
  )
}

function Nothing() {
  return <p className="text-ink-muted">Nothing is stored.</p>
}

const channelLabels = new Map([
  ['mail', 'By email'],
  ['webhook', 'Over a direct connection'],
])

function Events({ events }: Pick<MyData['consultations'][number], 'events'>) {
  if (events.length === 0) return null
  return (
    <DataTable
      caption="What happened to this request"
      columns={['Time', 'What', 'How']}
      rows={events.map(({ at, event, channel, version }) => ({
        heading: datedMomentOf(at),
        cells: [
          eventLabels[event],
          channel === null ? `Version ${version}` : `${channelLabels.get(channel) ?? channel}, version ${version}`,
        ],
      }))}
    />
  )
}
