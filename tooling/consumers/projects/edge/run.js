import { EdgeRuntime } from 'edge-runtime'
import { build } from 'esbuild'

const bundled = await build({
  entryPoints: ['handler.js'],
  bundle: true,
  format: 'iife',
  conditions: ['edge-light', 'worker'],
  write: false,
})
const runtime = new EdgeRuntime({ initialCode: bundled.outputFiles[0].text })
const response = await runtime.dispatchFetch('https://edge.example.com/')
await response.waitUntil()
console.log(await response.text())
