import { findPages } from './browser/pages.ts';
import { measureLighthouse } from './browser/lighthouse.ts';
const [url, ...only] = process.argv.slice(2);
const pages = (await findPages(url!)).filter(({ name, marks }) => marks !== undefined && only.includes(name));
console.log(await measureLighthouse(url!, pages));
