import nextJest from 'next/jest.js';
import { keepOutEnvFile } from './lib/config/envFile.mjs';

keepOutEnvFile(process.cwd());

const createConfig = nextJest({ dir: './' });
const clock = '<rootDir>/tests/laterClock.cjs';
const shared = {
  setupFiles: [clock],
  setupFilesAfterEnv: ['<rootDir>/tests/jest/reportedErrors.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
};
/** Jest's cleanup of globals recurses endlessly on setters that outlive a suite. */
const testEnvironmentOptions = { globalsCleanup: 'off' };
const project = (displayName, testEnvironment, testMatch, more = {}) =>
  createConfig({ ...shared, displayName, testEnvironment, testEnvironmentOptions, testMatch, ...more })();

const node = '<rootDir>/tests/jest/nodeEnvironment.mjs';
const secrets = { setupFiles: [clock, '<rootDir>/tests/api/support/environment.ts'] };

/** ESM-only packages, which jest must compile. */
const modules =
  /node_modules\/(?!(mingo|next-intl|use-intl|intl-messageformat|@formatjs|icu-minify|react-toastify)\/)/;
const withModules = async (config) => ({ ...(await config), transformIgnorePatterns: [modules.source] });

export default async () => ({
  // Generous: no test is about time.
  testTimeout: 120_000,
  // What a file leaves behind is not collected: beyond this the collector takes more than the tests.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/tests/jest/longestFirst.mjs',
  projects: await Promise.all([
    withModules(
      project(
        'units',
        node,
        [
          '<rootDir>/{lib,models,scripts,styles,locales,components}/**/*.test.ts',
          '<rootDir>/tests/{architecture,claims,pricing}/**/*.test.ts',
        ],
        { ...secrets, testPathIgnorePatterns: ['/node_modules/', 'lib/embedded-mongo/'] },
      ),
    ),
    withModules(
      project(
        'screens',
        '<rootDir>/tests/jest/screenEnvironment.mjs',
        ['<rootDir>/{components,hooks,lib,scripts}/**/*.test.tsx'],
        {
          setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/browser/everyScreen.ts'],
        },
      ),
    ),
    withModules(project('store', node, ['<rootDir>/lib/embedded-mongo/tests/*.test.ts'])),
    withModules(
      project(
        'api',
        '<rootDir>/tests/api/support/store/environment.mjs',
        ['<rootDir>/tests/api/**/*.test.ts'],
        {
          ...secrets,
          moduleNameMapper: {
            '^(mongoose|mongodb|bson|yup)$': '<rootDir>/tests/api/support/outside/$1.cjs',
            ...shared.moduleNameMapper,
          },
          globalSetup: '<rootDir>/tests/api/support/store/prepare.ts',
          globalTeardown: '<rootDir>/tests/api/support/store/clear.ts',
        },
      ),
    ),
  ]),
});
