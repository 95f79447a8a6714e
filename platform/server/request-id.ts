import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request or job that is under way, so that a line of the proxy, of the server and of its jobs are found as one. */
const underWay = new AsyncLocalStorage<string>();

export const underRequest = <T>(id: string, work: () => T): T => underWay.run(id, work);

/** A payload with the id of what queued it. */
export const withRequest = (payload: object): object => {
  const id = underWay.getStore();
  return id === undefined ? payload : { ...payload, _request: id };
};

/** The payload as it was queued, and the id of what queued it. */
export const takeRequest = (data: object | null): { request: string | undefined; payload: object } => {
  const { _request: request, ...payload } = (data ?? {}) as { _request?: string };
  return { request, payload };
};
