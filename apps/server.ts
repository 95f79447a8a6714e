import { loadQuickly } from '#platform/server/load-quickly.ts';

process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});

loadQuickly();
const { begin, giveUp } = await import('./begin.ts');
try {
  const begun = await begin();
  // The database starts while the rest is loaded.
  const { serve } = await import('./serve.ts');
  await serve(begun);
} catch (error) {
  giveUp(error);
}
