import { useState } from 'react';
import { CallFailure, generalFailure, offlineFailure } from '../api/failure.ts';
import { toastApp, toastResult } from '../feedback/toast.ts';

/** Gives a file to the browser, which saves it as a download. */
export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';

const requestOf = (body: unknown): RequestInit => {
  const headers = { 'x-requested-with': 'gable' };
  if (body === undefined) return { headers };
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

/** Reads a file to its end. @throws CallFailure when it is refused, or when the connection ends before the file does. */
const readFile = async (address: string, body: unknown, onBytes: (bytes: number) => void): Promise<[Blob, string]> => {
  const response = await fetch(address, requestOf(body)).catch(() => {
    throw offlineFailure();
  });
  if (!response.ok || !response.body) {
    const answer = await response.json().catch(() => undefined);
    throw new CallFailure(response.status, answer?.errors ?? [{ message: generalFailure }]);
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const piece of response.body) {
      pieces.push(piece);
      bytes += piece.length;
      onBytes(bytes);
    }
  } catch {
    throw new CallFailure(0, [{ message: 'The file broke off and was not saved. Try again.' }]);
  }
  return [new Blob(pieces), nameIn(response)];
};

/** Reads a file, gives it to the browser and says that it is there: it may have taken a while. `called`: by another name than the server gives it. */
export const download = async (
  address: string,
  body: unknown,
  onBytes: (bytes: number) => void,
  called?: string,
): Promise<void> => {
  const [content, named] = await readFile(address, body, onBytes);
  const name = called ?? named;
  saveFile(content, name);
  toastApp(`${name} is ready.`, 'success');
};

/**
 * Downloads a file that is made while it is read, which the browser could not distinguish from one that broke off. `bytes` is
 * how much of it is there, undefined while nothing is downloaded. With a `body` it is asked for by POST.
 */
export const useDownload = (
  address: string,
  body?: unknown,
): { bytes: number | undefined; start: () => Promise<void> } => {
  const [bytes, setBytes] = useState<number>();
  const start = async () => {
    setBytes(0);
    try {
      await download(address, body, setBytes);
    } catch (error) {
      toastResult((error as CallFailure).message, 'danger');
    } finally {
      setBytes(undefined);
    }
  };
  return { bytes, start };
};

/**
 * Downloads a file and says that it is there, or why it is not: what the server says, or where it says nothing `broken`.
 */
export const saveDownload = async (address: string, broken: string = generalFailure): Promise<void> => {
  try {
    await download(address, undefined, () => undefined);
  } catch (error) {
    const { message } = error as CallFailure;
    toastResult(message === generalFailure ? broken : message, 'danger');
  }
};
