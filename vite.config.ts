import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { compress } from './platform/build/compress.ts';
import { preloadPage } from './platform/build/preload-page.ts';
import { wire } from './platform/build/wire.ts';

/**
 * The parts of the kit that public pages use too. They are a chunk of a few kilobytes, apart from the rest of the kit.
 */
const plain =
  'Notice|Panel|PageHeader|EmptyState|RouteLink|ErrorCard|StatusBadge|Day|KeyValues|Initials|LinkedText|TwoLines';

/** Matches the files of the kit, without its table. */
const kit = /[\\/]web[\\/]kit[\\/](?!table[\\/])(?:\w+[\\/])?/;

/**
 * The code that every page needs is one chunk, and what the sign-in page needs beside it is another. Code that most
 * pages share, such as icons of half a kilobyte, is in three more. This halves the requests and compresses better.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'signin', test: /[\\/]identity[\\/]web[\\/]signin[\\/]/, priority: 1 },
  { name: 'icons', test: /tabler/, minShareCount: 2 },
  { name: 'plain', test: new RegExp(`${kit.source}(${plain}|tone|use|link)[^\\\\/]+$`), minShareCount: 2 },
  { name: 'kit', test: kit, minShareCount: 3 },
];

/** Builds the web app from apps/web into dist/web. Chunks are split at dynamic imports. */
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
    // Which files a page is made of: `useIdleLoading` fetches them ahead.
    manifest: 'pieces.json',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
