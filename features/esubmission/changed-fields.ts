/** What a change does to a record: `field → [before, after]`, without what stays. Values are compared as they are stored. */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, [before: unknown, after: unknown]> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => value !== before[field])
      .map(([field, value]) => [field, [before[field] ?? null, value]]),
  );
