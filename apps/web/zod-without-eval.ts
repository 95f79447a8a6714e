/**
 * zod compiles its parsers with `new Function` where it may, and asks by trying: the content policy refuses that, and
 * every page with a form would report a breach. It reads this before its first schema is made; importing zod here to
 * say so would put it into the sign-in page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
