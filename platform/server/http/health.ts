import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import type { Warnings } from './warnings.ts';

/**
 * `/health`: the process answers. `/ready`: the database and the file store work; load balancers call this. What is wrong beside them,
 * such as mail that does not leave, is a warning in it: all servers have it, and none would be left to answer.
 */
export const addHealth = (app: FastifyInstance, { database, files }: Services, warnings: Warnings) => {
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
      warnings: failed.length > 0 ? [] : await warnings.read(),
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
