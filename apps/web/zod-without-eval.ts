/**
 * zod tries to compile its parsers with `new Function`. The content policy refuses that, and every page with a form
 * would report a violation. zod reads this setting before its first schema is made. Importing zod here would put it
 * into the sign-in page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
