import { expect, test } from 'vitest';
import { aDataDir, aGable } from '../a-gable.ts';
import { plainClient } from '../faults/plain-client.ts';
import { copyOfProject } from './copy.ts';
import { arrows, folder, line } from './room.ts';

/** The parts of the room that the browser collects, read by Vite like the pages. */
const collectedByBrowser = `
  import { createServer } from 'vite';
  const vite = await createServer({ configFile: 'vite.config.ts', server: { middlewareMode: true, hmr: false, ws: false }, logLevel: 'silent' });
  const { menuPagesOf } = await vite.ssrLoadModule('/inside/useMenu.ts');
  const { webRooms } = await vite.ssrLoadModule('/inside/rooms.ts');
  const { insidePages } = await vite.ssrLoadModule('/inside/pages.ts');
  const { createRootRoute } = await import('@tanstack/react-router');
  const reader = { role: 'salesperson', desks: [] };
  const { placeList } = await vite.ssrLoadModule('/@fs/' + process.cwd() + '/features/parking/web/lists.ts');
  const waiting = menuPagesOf(reader).filter((page) => page.waiting?.(reader));
  console.log(JSON.stringify({
    pages: insidePages(createRootRoute(), {}).map(({ options }) => options.path),
    menu: menuPagesOf(reader).map(({ label }) => label),
    waiting: waiting.map(({ label }) => label),
    home: webRooms.flatMap(({ home = [] }) => home.map(({ id }) => id)),
    search: placeList.validate({ floor: '2', sort: 'Name', evil: 'x' }),
  }));
  await vite.close();
  process.exit(0);
`;

const collectedByTests = `
  const { exampleNames } = await import('./test/access.ts');
  console.log(JSON.stringify(exampleNames));
`;

test('a room is one folder and one line', async () => {
  const copy = copyOfProject();
  copy.add(folder);
  expect(copy.run(arrows)).toMatchObject({
    passed: false,
    report: expect.stringContaining('features/parking has no place'),
  });
  copy.change(...line);
  expect(copy.run(arrows)).toMatchObject({ passed: true });

  expect(copy.run(collectedByBrowser)).toEqual({
    pages: expect.arrayContaining(['/parking', '/parking/$id']),
    menu: expect.arrayContaining(['Parking']),
    waiting: expect.arrayContaining(['Parking']),
    home: expect.arrayContaining(['parking']),
    search: { floor: '2', sort: 'Name' },
  });
  expect(copy.run(collectedByTests)).toContain('parking.list');

  // The demo agency that tests copy has no room of this name.
  const gable = await aGable({ root: copy.folder, dataDir: aDataDir() });
  await gable.untilReady(170_000);
  const [agent, admin] = [await plainClient(gable.url, 'hannah.lim'), await plainClient(gable.url, 'admin')];
  const list = await agent.get('/api/v1/parking-places?floor=2');
  expect(list.body.data).toMatchObject({ rows: [{ name: 'B1' }], totalRecords: 1 });
  const [{ placeId }] = list.body.data.rows;
  const place = `/api/v1/parking-places/${placeId}`;
  expect((await admin.put(place, { state: 'TAKEN' })).body.errors).toMatchObject([{ field: 'note' }]);
  expect((await admin.put(place, { state: 'TAKEN', note: 'Hannah Lim' })).status).toBe(200);
  expect((await agent.get(place)).body.data).toMatchObject({ name: 'B1', state: 'TAKEN', note: 'Hannah Lim' });
  const { kinds } = (await agent.get('/api/v1/notification-preferences')).body.data;
  expect(kinds).toContainEqual(expect.objectContaining({ kind: 'parking.fined', label: 'Parking' }));
  const { rows } = (await admin.get('/agency/v1/settings')).body.data;
  expect(rows).toContainEqual(expect.objectContaining({ key: 'parkingHours', value: 8 }));
  const document = (await (await fetch(`${gable.url}/docs/json`)).json()) as { paths: Record<string, unknown> };
  expect(document.paths).toHaveProperty('/api/v1/parking-places');
});
