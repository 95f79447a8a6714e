declare module 'virtual:wire' {
  /** `feature.call` → method, address with `{parameters}`, message of success. */
  const wire: Record<string, [method: string, address: string, message: string]>;
  export default wire;
}
