import { expect, type APIRequestContext } from 'playwright/test'

interface Message {
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  links: string[]
}

/** Waits for the newest message to `address`, with a matching `subject` if given, and returns its first link. */
export async function newestLink(request: APIRequestContext, address: string, subject?: RegExp): Promise<string> {
  return newest(request, `a message to ${address} with a link`, (message) =>
    message.to === address && (subject?.test(message.subject) ?? true) ? message.links[0] : undefined,
  )
}

/** The six-digit code of the newest message to `address`, once it has arrived. */
export async function newestCode(request: APIRequestContext, address: string): Promise<string> {
  return newestText(request, address, /code instead: (\d{6})\b/)
}

/** The first group of `pattern` in the text of the newest message to `address` that has it, once it has arrived. */
export async function newestText(request: APIRequestContext, address: string, pattern: RegExp): Promise<string> {
  return newest(request, `a message to ${address} with ${pattern}`, ({ to, text }) =>
    to === address ? pattern.exec(text)?.[1] : undefined,
  )
}

/** The messages with this subject that have arrived so far. */
export async function arrivedMessages(request: APIRequestContext, subject: string): Promise<Message[]> {
  return (await mailbox(request)).filter((message) => message.subject === subject)
}

async function mailbox(request: APIRequestContext): Promise<Message[]> {
  return (await (await request.get('/dev/mailbox/messages')).json()) as Message[]
}

async function newest(
  request: APIRequestContext,
  wanted: string,
  find: (message: Message) => string | undefined,
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        found = (await mailbox(request)).map(find).find((part) => part !== undefined)
        return found
      },
      { message: wanted, intervals: [100] },
    )
    .toBeDefined()
  return found ?? ''
}
