import { expect, type APIRequestContext } from 'playwright/test'

interface Message {
  to: string
  subject: string
  links: string[]
}

/** The first link of the newest message to `address`, once it has arrived. */
export async function newestLink(request: APIRequestContext, address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const messages = (await (await request.get('/dev/mailbox/messages')).json()) as Message[]
      link = messages.find(({ to }) => to === address)?.links[0]
      return link
    }, { message: `a message to ${address} with a link` })
    .toBeDefined()
  return link ?? ''
}
