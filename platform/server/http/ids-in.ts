const id = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** The ids of records among the parameters of a call, each once. Other values may be names, and are left out. */
export const idsIn = ({ params, query }: { params: unknown; query: unknown }): string[] => {
  const values = [params, query].flatMap((each) => Object.values((each ?? {}) as Record<string, unknown>)).flat();
  return [...new Set(values.flatMap((value) => String(value).toLowerCase().match(id) ?? []))];
};
