import { createServer } from 'node:http';

/** Where a victim would call that can be talked into fetching an address: whatever is heard from one is a finding. */
export const openEar = async () => {
  const heard: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    // wapiti itself asks here what was heard; we know without it.
    if (!url.startsWith('/get_')) heard.push(url);
    answer.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    heard,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
