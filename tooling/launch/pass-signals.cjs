'use strict'

const graceMs = 10_000

/**
 * Makes this process a faithful stand-in for `child`, the leader of its own process group: signals go on to it, its
 * exit code becomes ours, and when it is gone the rest of its group is stopped, first politely.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignals(child) {
  /** @type {number | undefined} */
  let askedAt
  const stop = () => {
    // One Ctrl-C arrives twice: from the terminal and passed on by npm.
    if (askedAt === undefined) child.kill('SIGTERM')
    else if (Date.now() - askedAt > 1000) signalGroup(child.pid, 'SIGKILL')
    askedAt ??= Date.now()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const watch = watchParent(stop)

  child.once('error', (error) => {
    process.stderr.write(`The launcher could not be started: ${error.message}\n`)
    process.exit(1)
  })
  child.once('exit', (code) => {
    clearInterval(watch)
    void emptyGroup(child.pid).then(() => process.exit(code ?? 1))
  })
}

/**
 * npm may be killed without a word to its children: then this process has another parent than before.
 * @param {() => void} stop
 */
function watchParent(stop) {
  const parent = process.ppid
  if (!process.env['npm_lifecycle_event']) return undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  return watch
}

/** @param {number | undefined} group */
async function emptyGroup(group) {
  const deadline = Date.now() + graceMs
  if (!signalGroup(group, 'SIGTERM')) return
  while (signalGroup(group, 0)) {
    if (Date.now() > deadline) {
      signalGroup(group, 'SIGKILL')
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * @param {number | undefined} group
 * @param {NodeJS.Signals | 0} signal
 */
function signalGroup(group, signal) {
  if (process.platform === 'win32' || group === undefined) return false
  try {
    process.kill(-group, signal)
    return true
  } catch {
    return false
  }
}

module.exports = { passSignals }
