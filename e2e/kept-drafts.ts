import type { Page } from 'playwright-core';

/** What is kept in this browser of what was typed and not saved yet: `new`, or a submission and its part. */
export const keptDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('gable-drafts', 1));
    const names = await done(database.transaction('drafts').objectStore('drafts').getAllKeys());
    database.close();
    return names.map((name) => String((name as string[])[1]));
  });
