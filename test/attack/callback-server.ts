import { createServer } from 'node:http';

/** A server for requests that a hole of the scanned server would send. Each request is a finding. */
export const openCallbackServer = async () => {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    // wapiti itself reads results here. They are not needed.
    if (!url.startsWith('/get_')) requests.push(url);
    answer.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
