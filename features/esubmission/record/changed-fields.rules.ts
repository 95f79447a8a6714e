/** The fields that differ, as `field → [before, after]`. Values are compared by `===`, in their stored form. */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, [before: unknown, after: unknown]> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => value !== before[field])
      .map(([field, value]) => [field, [before[field] ?? null, value]]),
  );
