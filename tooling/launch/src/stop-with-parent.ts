import type { Context } from './context.ts'

/**
 * Stops every program when this process receives a stop signal or its parent disappears without sending one, and then
 * exits with `exitCode`.
 */
export function stopWithParent({ programs, screen }: Context, exitCode: number): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    screen.write(screen.isTerminal ? '\r\u001b[2KStopping ...\n' : 'Stopping ...\n')
    void programs.stop().then(() => process.exit(exitCode))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.connected) process.once('disconnect', stop)
}
