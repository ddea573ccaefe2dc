import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  worker: { format: 'es' },
  build: { target: 'es2022', reportCompressedSize: false },
  server: { host: '127.0.0.1', port: 5173 },
});
