/** Where progress is shown; on a terminal the last line can be replaced. */
export interface Screen {
  isTerminal: boolean
  write(text: string): void
}

/** The progress of work that takes a while. */
export interface Progress {
  detail(text: string): void
  end(outcome: string): void
}

export const screen: Screen = {
  isTerminal: process.stdout.isTTY === true,
  write: (text) => process.stdout.write(text),
}

/** Shows the title with the elapsed seconds: every second on a terminal, every ten elsewhere. */
export function showProgress(title: string, output: Screen = screen, now: () => number = Date.now): Progress {
  const started = now()
  const seconds = () => Math.round((now() - started) / 1000)
  let detail = ''
  const show = () => {
    const text = `${title} ... ${seconds()} s${detail}`
    output.write(output.isTerminal ? `\r\u001b[2K${text.slice(0, 100)}` : `${text}\n`)
  }
  output.write(output.isTerminal ? `${title} ...` : `${title} ...\n`)
  const timer = setInterval(show, output.isTerminal ? 1000 : 10_000)
  return {
    detail: (text) => {
      detail = ` (${text})`
    },
    end: (outcome) => {
      clearInterval(timer)
      output.write(`${output.isTerminal ? '\r\u001b[2K' : ''}${title}: ${outcome}, ${seconds()} s\n`)
    },
  }
}
