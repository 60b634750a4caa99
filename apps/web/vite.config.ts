import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const servedByTheApi = ['/api', '/auth/v1', '/dev', '/health', '/config.json']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(servedByTheApi.map((path) => [path, { target: apiUrl, changeOrigin: false }])),
  },
})
