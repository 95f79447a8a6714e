import { whenIdle } from '#platform/web/kit/hooks/whenIdle.ts';

/** Fetches what comes after reading while nothing else is done, so that who has read can sign at once, and without a network. */
export const fetchRest = (): void =>
  void whenIdle()
    .then(() =>
      Promise.all([
        import('./SignaturePage.tsx'),
        import('./DrawPad.tsx'),
        import('./UploadPicture.tsx'),
        import('./Uploads.tsx'),
      ]),
    )
    // Each is asked for again where it is needed.
    .catch(() => undefined);
