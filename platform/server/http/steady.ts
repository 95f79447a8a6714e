import type { FastifyRequest } from 'fastify';

/** Bytes that come in a step of milliseconds, at least, and how long a body may take. */
type Floor = { bytes: number; everyMs: number; mostMs: number };

/** 32 kB a second over five seconds; and two minutes, in which a customer on a poor network sends a photo of 10 MB. */
const usual: Floor = { bytes: 5 * 32_000, everyMs: 5_000, mostMs: 120_000 };

/**
 * Ends the connection of a call that anybody may make and whose body comes more slowly: a few who send a byte now and then would else hold
 * what everybody waits for. The body is read as it comes from here on, or its sender would be slow by waiting for us.
 */
export const requireSteady = ({ raw, log }: FastifyRequest, { bytes, everyMs, mostMs }: Floor = usual): void => {
  const began = performance.now();
  let before = raw.socket.bytesRead;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    // It is there, and waits to be read.
    if (raw.complete) return stop();
    const came = raw.socket.bytesRead - before;
    before += came;
    if (came >= bytes && performance.now() - began < mostMs) return;
    log.info('A body came too slowly, and its connection was closed');
    raw.destroy();
  }, everyMs).unref();
  raw.once('end', stop).once('close', stop);
};
