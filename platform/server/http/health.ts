import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

/** `/health`: the process answers. `/ready`: the database and the file store work; load balancers call this. */
export const addHealth = (app: FastifyInstance, { database, files }: Services) => {
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/ready', { schema: { hide: true } }, async (request, reply) => {
    const checks = { database: () => database.execute(sql`SELECT 1`), files: () => files.check() };
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await within(check(), 3_000)] as const),
    );
    const failed = results.filter(([, result]) => result !== 'ok');
    if (failed.length > 0) request.log.warn({ failed }, 'Not ready');
    return reply.code(failed.length > 0 ? 503 : 200).send({
      status: failed.length > 0 ? 'unavailable' : 'ok',
      checks: Object.fromEntries(results.map(([name, result]) => [name, result === 'ok' ? 'ok' : 'failed'])),
    });
  });
};

const within = async (work: Promise<unknown>, ms: number): Promise<string> => {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`no answer in ${ms} ms`), ms);
  try {
    return await Promise.race([work.then(() => 'ok'), late.promise]);
  } catch (error) {
    return (error as Error).message;
  } finally {
    clearTimeout(timer);
  }
};
