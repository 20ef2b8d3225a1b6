import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathFamilies } from './lib/config/pathFamilies.js';
import { locales } from './lib/domain/common/locales.js';

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Of the sources (scripts/built.mjs), so that two machines that build them agree.
  generateBuildId: () => process.env.SUKHAYU_BUILD ?? null,
  // Languages are URLs; a visitor is never redirected by a header (docs/decisions/003-languages.md).
  i18n: { locales: [...locales], defaultLocale: 'en', localeDetection: false },
  // Untranspiled, the server's next-intl would refuse compiled texts.
  transpilePackages: ['next-intl', 'use-intl'],
  turbopack: {
    // Texts are compiled when the site is built: without their parser a page is 10 KB lighter.
    rules: {
      '*.json': {
        condition: { path: /locales\/[a-z]{2}\/[a-zA-Z]+\.json$/ },
        // An SMS is sent as it was registered.
        loaders: [{ loader: './lib/i18n/compileTexts.cjs', options: { asWritten: ['messages'] } }],
        as: '*.js',
      },
    },
    resolveAlias: {
      'use-intl/format-message': './lib/i18n/formatMessage.ts',
    },
  },
  rewrites: async () => ({
    afterFiles: [
      // Each of these is served by one prerendered page, which reads the quote's id from its address.
      ...['summary', 'health-declaration', 'kyc'].map((step) => ({
        source: `/health-insurance-plan/${step}/:quoteId`,
        destination: `/health-insurance-plan/${step}`,
      })),
      { source: '/Travel/summary/:quoteId', destination: '/Travel/summary' },
      { source: '/Travel/travellers/:quoteId', destination: '/Travel/travellers' },
      { source: '/appforms/:slug/:applicationId', destination: '/appforms' },
      // A trip's numbers begin so (lib/domain/travel/tripPolicy.ts).
      { source: '/policy/SKT:rest', destination: '/Travel/policy' },
      { source: '/policy/:policyNumber', destination: '/policy' },
      { source: '/claims/claim/:claimId', destination: '/claims/claim' },
      { source: '/my/change/:policyNumber', destination: '/my/change' },
      { source: '/claims/tell/:claimId', destination: '/claims/tell' },
      { source: '/payment/:paymentId', destination: '/payment' },
      { source: '/sandbox/pay/:orderId', destination: '/sandbox/pay' },
      { source: '/dev/outbox.json', destination: '/api/dev/outbox' },
    ],
    fallback: pathFamilies.flatMap((family) =>
      [':rest', '/:rest+', ':rest/:more+'].map((rest) => ({ source: family + rest, destination: family })),
    ),
  }),
  // The build makes every size: nobody may have the running site make others.
  images: { unoptimized: true },
  // `npm run check` and `npm test` check the types, so a first start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Writing the cache is a fifth of a build's work: a newcomer waits for the first one, which has no use of it.
    turbopackFileSystemCacheForBuild: existsSync(new URL('.next/BUILD_ID', import.meta.url)),
    // Next leaves one out, which on two is half of a build's time for pages.
    cpus: availableParallelism(),
    // Pages are served without Next, so loading them would only delay the start.
    preloadEntriesOnStart: false,
    // By default Turbopack puts the styles of all pages into one file.
    cssChunking: { type: 'graph', requestCost: 2500, weightDistribution: 0 },
    // Turbopack's shared runtime is an inline script, which our CSP refuses (docs/decisions/004-content-security-policy.md).
    turbopackSharedRuntime: false,
  },
};

export default config;
