import '@fontsource-variable/inter/wght.css';
import './base.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { prepareOverlays } from './overlays.ts';
import { printByDay } from './print.ts';
import { theme } from './theme.ts';
import { cssVariables } from './variables.ts';

/** The key that public/colour-scheme.js reads before the first paint. */
const schemeManager = localStorageColorSchemeManager({ key: 'gable-scheme' });

/** The nonce of this page. The server writes it to the tags of index.html. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
if (nonce) setNonce(nonce);
prepareOverlays();
printByDay();

/** The theme: colours, type and colour scheme. It is the outermost provider of the app. */
export function GableTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}
