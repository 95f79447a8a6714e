import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { compress } from './platform/build/compress.ts';
import { pagePieces } from './platform/build/page-pieces.ts';
import { preloadPage } from './platform/build/preload-page.ts';
import { wire } from './platform/build/wire.ts';

/** The parts of the kit that pages without a sign-in show as well: a few kilobytes, kept out of the rest of it. */
const plain =
  'Notice|Panel|PageHeader|EmptyState|RouteLink|ErrorCard|StatusBadge|Day|KeyValues|Initials|LinkedText|TwoLines';

/**
 * What every page begins with travels as one piece, and what the sign-in page needs beside it as another. What most
 * pages share, icons of half a kilobyte among it, comes in three more: half the requests, and they pack smaller than in
 * parts.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'signin', test: /[\\/]identity[\\/]web[\\/]signin[\\/]/, priority: 1 },
  { name: 'icons', test: /tabler/, minShareCount: 2 },
  { name: 'plain', test: new RegExp(`[\\\\/]kit[\\\\/](${plain}|tone|use|link)[^\\\\/]+$`), minShareCount: 2 },
  { name: 'kit', test: /[\\/]web[\\/]kit[\\/][^\\/]+$/, minShareCount: 3 },
];

/** The browser's side: apps/web in, dist/web out. Split points are the dynamic imports. */
export default defineConfig({
  root: new URL('apps/web', import.meta.url).pathname,
  base: '/',
  plugins: [
    react(),
    wire(new URL('apps/contracts.ts', import.meta.url)),
    pagePieces(),
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
