declare module '*.css';
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '@fontsource-variable/inter/wght.css';

interface ImportMetaEnv {
  readonly DEV: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
  /** Of Vite: the export named `import` of each file that matches the pattern, by the file's path. */
  glob<T>(pattern: string, options: { eager: true; import: string }): Record<string, T>;
}
