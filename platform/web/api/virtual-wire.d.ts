declare module 'virtual:wire/*' {
  const wire: import('./client.ts').Wire;
  export default wire;
}
