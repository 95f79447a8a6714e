/** The build that this page is of; empty where it was not built, or where there is no page. */
const ownBuild = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="gable-build"]')?.content ?? '';

let isOlder = false;

/** Notes by an answer whether the server has another build than the page. */
export const noteBuild = ({ headers }: Pick<Response, 'headers'>, own = ownBuild()): void => {
  const build = headers.get('x-gable-build');
  if (build) isOlder = own !== '' && build !== own;
};

/** Whether the page is of an earlier release than the server, which keeps its pieces for a while: it goes on, and is to load anew. */
export const isOlderPage = (): boolean => isOlder;
