import type { DraftPlace, SealedDraft } from './localDraft.ts';

/**
 * The encrypted drafts in this browser's IndexedDB. In a browser without IndexedDB nothing is kept, and nothing fails.
 */

const table = 'drafts';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('gable-drafts', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inTable<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = work(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const nameOf = ({ userId, subject }: DraftPlace) => [userId, subject];

export const storeDraft = (place: DraftPlace, sealed: SealedDraft) =>
  inTable('readwrite', (store) => store.put(sealed, nameOf(place)));

export const storedDraft = (place: DraftPlace): Promise<SealedDraft | undefined> =>
  inTable<SealedDraft | undefined>('readonly', (store) => store.get(nameOf(place)));

/** Deletes the drafts of all parts of a submission, after it was deleted. */
export const forgetDraftsOf = (userId: string, eSubId: string) =>
  inTable('readwrite', (store) =>
    store.delete(IDBKeyRange.bound([userId, `${eSubId}/`], [userId, `${eSubId}/\uffff`])),
  );

export const forgetDraft = (place: DraftPlace) => inTable('readwrite', (store) => store.delete(nameOf(place)));
