import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Each window would draw the list of its address bar in a process of its own, which nobody sees: it takes a third of what a window
 * costs. Chromium reads the last list of what is switched off, so that what Playwright switches off stands here, too.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff.join()}`,
];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, headless: true, args: chromiumArgs });

let launched: Browser | undefined;

/** The browser of this worker, which its test files use one after the other; it ends with the worker. */
export const ensureLaunched = async (): Promise<Browser> => {
  if (!launched?.isConnected()) launched = await launch();
  return launched;
};

/**
 * Opens a page that records errors and warnings of the console, policy violations and failed requests. A request that
 * the page itself aborted is not a failure.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions) {
  // Reduced motion, so that nothing is measured while it fades.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const complaints: string[] = [];
  /** One more tab of the same browser. */
  const newTab = async () => listenTo(await context.newPage(), complaints);
  const page = await newTab();
  return { page, newTab, complaints, close: () => context.close() };
}

declare global {
  interface Window {
    /** How far the page has moved by itself since it was loaded, as Lighthouse counts it. */
    shifted: number;
  }
}

/** Adds up what moves on a page that nobody has touched in the last half second. */
const addUpShifts = () => {
  window.shifted = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shifted += entry.value;
  });
  observer.observe({ type: 'layout-shift', buffered: true });
};

const listenTo = async (page: Page, complaints: string[]): Promise<Page> => {
  await page.addInitScript(addUpShifts);
  // Chromium says nothing in the console of an eval() that the policy stopped and the page caught.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`Against the content policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.method()} ${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.request().method()} ${response.url()}: status ${response.status()}`);
  });
  return page;
};
