import { version as ofPackage } from '@/package.json';

/** In the bundle the build's id replaces this variable (scripts/bundle.ts). */
export const version = {
  version: ofPackage,
  build: process.env['SUKHAYU_BUILD'] ?? 'development',
} as const;
