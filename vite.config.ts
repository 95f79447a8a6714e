import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { compress } from './platform/build/compress.ts';
import { preloadPage } from './platform/build/preload-page.ts';
import { wire } from './platform/build/wire.ts';

/**
 * What every page begins with travels as one piece, and what the sign-in page needs beside it as another: fewer
 * requests, and they pack smaller than in parts.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'signin', test: /[\\/]identity[\\/]web[\\/]signin[\\/]/, priority: 1 },
];

/** The browser's side: apps/web in, dist/web out. Split points are the dynamic imports. */
export default defineConfig({
  root: new URL('apps/web', import.meta.url).pathname,
  base: '/',
  plugins: [
    react(),
    wire(new URL('apps/contracts.ts', import.meta.url)),
    preloadPage('/signin/SignInPage.tsx'),
    compress(),
  ],
  css: { postcss: { plugins: [presetMantine()] } },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: new URL('dist/web', import.meta.url).pathname,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
