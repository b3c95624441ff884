import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The output goes into the Python package, which serves it; `npm run dev` talks to a server on its usual port.
export default defineConfig({
  plugins: [svelte()],
  // The page may live below a path of its host, so it names its files from where it is.
  base: './',
  build: {
    outDir: '../src/landsraad/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
})
