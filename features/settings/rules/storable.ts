/** PostgreSQL's jsonb refuses NUL, and a lone surrogate has no UTF-8: whether a value has neither, at any depth. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
};
