import { defineConfig } from '@playwright/test';

/** Flags that keep Chromium from looking for hosts of its own, and let it run as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  // No test is about time: a slow machine only takes longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Each has a site of its own; much of a walk is waiting.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        // Half the walks see the site as somebody does who asked for less motion.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
