import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@dst/vitest-config/free-port'

const configuration = fileURLToPath(new URL('../../operations/nginx/dst-investing.conf', import.meta.url))

/** Whether nginx is installed: `apt-get install nginx-light`. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore', env: withSbin() })
    return true
  } catch {
    return false
  }
}

/** A running nginx. */
export interface Nginx {
  origin: string
  /** Marks the server on this port as down, or as back, and reloads. */
  turn: (how: 'away from' | 'to', port: number) => void
  stop: () => Promise<void>
}

/** Runs nginx with the configuration of `apps/api/operations/nginx` in front of three servers on `ports`. */
export async function startNginx(ports: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'dst-nginx-'))
  const port = await freePort()
  const site = ports.reduce(
    (text, own, index) => text.replace(`127.0.0.1:400${index + 1}`, `127.0.0.1:${own}`),
    readFileSync(configuration, 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`),
  )
  // A client of this kind can't tell that a connection it reuses is being closed by a reload; browsers ask again.
  const clients = 'keepalive_timeout 0; access_log off;'
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  const down = new Set<number>()
  const write = () => {
    const marked = [...down].reduce((text, own) => text.replace(`:${own} max`, `:${own} down max`), site)
    const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`
    writeFileSync(join(folder, 'nginx.conf'), `${main}\nhttp { ${clients} ${temporary.join(' ')}\n${marked}}\n`)
  }
  write()
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    env: withSbin(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(nginx, 'exit')
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
  }
  return {
    origin,
    turn: (how, own) => {
      if (how === 'to') down.delete(own)
      else down.add(own)
      write()
      nginx.kill('SIGHUP')
    },
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  )
}

function withSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
}
