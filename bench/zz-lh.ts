import { findPages } from './browser/pages.ts';
import { measureLighthouse } from './browser/lighthouse.ts';
import { withDemo } from './harness/demo.ts';
const only = process.argv.slice(2);
await withDemo(async (url) => {
  const pages = (await findPages(url)).filter(({ name, marks }) => marks !== undefined && only.includes(name));
  console.log(await measureLighthouse(url, pages));
});
