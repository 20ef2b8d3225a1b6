import { defineConfig } from '@playwright/test';

/** Stops Chromium's own network requests; allows root in a container. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** Takes half of the processor's time, where there is one (scripts/chromium.mjs). */
const shell = process.env['CHROMIUM_SHELL'] ?? chromium;
/** It aborts transitions between documents, so nothing moves in it. */
const still = {
  launchOptions: { executablePath: shell, args },
  contextOptions: { reducedMotion: 'reduce' },
} as const;
/** Where motion could be in the way: in the whole browser, at twice the work. */
const moving = ['**/site/{frame,keyboard}.*', '**/quote/**'];
const wide = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'tests/e2e',
  // Generous: no test is about time.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  // Each worker has its own site and waits a third of its time.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    // A press on what isn't there fails as an expectation does, not after the whole test's time.
    actionTimeout: 40_000,
    launchOptions: { executablePath: chromium, args },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ...moving],
      use: { ...wide, ...still },
    },
    { name: 'desktop moving', testMatch: moving, testIgnore: '**/*.phone.spec.ts', use: wide },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, ...still },
    },
  ],
});
