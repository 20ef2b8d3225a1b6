/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The launcher serves precompressed files and leaves the rest to the proxy in front of it.
  compress: false,
  // Languages are URLs; a visitor is never redirected by a header (docs/decisions/003-languages.md).
  i18n: { locales: ['en', 'hi', 'ta'], defaultLocale: 'en', localeDetection: false },
  // MUI's server styles go through a second copy of emotion otherwise (vercel/next.js#95834); texts are compiled for
  // the server's copy of next-intl too.
  transpilePackages: ['@mui/material-nextjs', 'next-intl', 'use-intl'],
  turbopack: {
    resolveAlias: {
      // Texts come compiled to the page (lib/i18n/loadMessages.ts): without their parser it is 10 KB lighter.
      'use-intl/format-message': './node_modules/use-intl/dist/esm/production/format-message/format-only.js',
    },
  },
  experimental: {
    // Turbopack's shared runtime is an inline script, which our CSP refuses (docs/decisions/004-content-security-policy.md).
    turbopackSharedRuntime: false,
  },
};

export default config;
