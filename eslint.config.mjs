import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import i18next from 'eslint-plugin-i18next';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A folder and what it must not import (docs/tour.md). */
const zone = (target, from, message) => ({
  target,
  from: from.map((folder) => (folder.includes('*') ? folder : `${folder}/**/*`)),
  message,
});
const ui = ['./components', './hooks', './pages'];

/**
 * The rooms of each layer. Shared rooms import no subject; the desk and the pages of words may import any.
 */
const subjects = Object.keys(
  JSON.parse(readFileSync(new URL('scripts/subjects.json', import.meta.url), 'utf8')),
);
const gathering = ['desk', 'site'];
const code = '**/!(*.test).{ts,tsx}';
const rooms = [
  zone(
    './components/common/ui',
    ['./components/common/!(ui)/**/*', ...subjects.map((subject) => `./components/${subject}`)],
    'what a page is made of knows no page',
  ),
  ...['components', 'hooks', 'lib/domain', 'lib/validation', 'lib/server/services'].map((layer) =>
    zone(
      `./${layer}/common/${code}`,
      subjects.map((subject) => `./${layer}/${subject}`),
      'what is shared knows no subject',
    ),
  ),
  ...['components', 'hooks'].flatMap((layer) =>
    subjects
      .filter((subject) => !gathering.includes(subject))
      .map((subject) =>
        zone(
          `./${layer}/${subject}/${code}`,
          gathering.map((room) => `./${layer}/${room}`),
          'a subject knows neither the desk nor the pages of words',
        ),
      ),
  ),
];

/** Layers of the embedded store, lowest first; each imports only those before it. */
const storeFolder = 'lib/embedded-mongo/src';
const storeLayers = [
  'values',
  'query',
  'storage',
  'planner',
  'writing',
  'aggregation',
  'serving',
  'commands',
  'wire',
];

const zones = [
  zone(
    './lib/domain/**/!(*.test).ts',
    ['./lib/!(domain)/**/*', './models', './node_modules', ...ui],
    'lib/domain is pure: it imports lib/domain alone',
  ),
  zone(
    './lib/validation',
    ['./lib/!(domain|validation)/**/*', './models', ...ui],
    'lib/validation imports lib/domain and yup alone',
  ),
  zone(
    './models',
    ['./lib/server', './lib/client', './node_modules/next', ...ui],
    'models know their collection alone',
  ),
  zone(
    './lib/embedded-mongo',
    ['./lib/!(embedded-mongo)/**/*', './models', './tests', './scripts', ...ui],
    'the store knows nothing of the site',
  ),
  ...storeLayers.map((layer, i) =>
    zone(
      `./lib/embedded-mongo/src/${layer}`,
      [...storeLayers.slice(i + 1).map((later) => `./${storeFolder}/${later}`), `./${storeFolder}/*.ts`],
      `the store's layers import one way: ${storeLayers.join(' < ')}`,
    ),
  ),
  ...['./lib/server', './models', './pages', './scripts', './tests'].map((target) => ({
    target,
    from: `./${storeFolder}`,
    except: ['./start.ts'],
    message: 'the site imports what the package exports',
  })),
  zone('./lib/server', ['./lib/client', ...ui], 'the server never imports what the browser runs'),
  zone(
    './lib/server/http',
    ['limits', 'auth', 'services', 'api'].map((folder) => `./lib/server/${folder}`),
    'requests and answers as they are sent know nothing of who asks, and nothing of what for',
  ),
  zone(
    './lib/server/limits',
    ['auth', 'services', 'api'].map((folder) => `./lib/server/${folder}`),
    'a limit knows addresses alone',
  ),
  zone(
    './lib/server/auth',
    ['services', 'api'].map((folder) => `./lib/server/${folder}`),
    'who asks is known before what for',
  ),
  zone('./lib/server/services', ['./lib/server/api'], 'a service never sees the request or the response'),
  zone(
    './lib/late/**/!(*.test).{ts,tsx}',
    ['./lib/server', './lib/client', './models', ...ui],
    'the framework of late parts knows none of them',
  ),
  zone('./lib/client', ['./lib/server', './models', ...ui], 'browser code never imports the server'),
  zone(
    './pages/api',
    ['./models', './node_modules/mongoose', './components', './hooks', './lib/client'],
    'a route is a table over services',
  ),
  zone(
    './hooks',
    ['./lib/server', './models', './components', './pages'],
    'hooks speak to the API through lib/client',
  ),
  zone(
    './components',
    ['./lib/server', './lib/client', './models', './pages'],
    'components reach the API through hooks',
  ),
  ...rooms,
  zone('./pages', ['./models'], 'pages reach data through services'),
];

const browserOnly = ['components/**', 'hooks/**', 'lib/client/**'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**', 'lib/embedded-mongo/tests/**'];

export default tseslint.config(
  { ignores: ['node_modules', '.next', '.data', 'public', 'next-env.d.ts', 'coverage', 'test-results'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      'import-x/no-restricted-paths': ['error', { zones, basePath: import.meta.dirname }],
      'import-x/no-cycle': ['error', { maxDepth: 5, ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      'no-nested-ternary': 'error',
      complexity: ['error', 12],
      'max-lines': ['error', { max: 300, skipBlankLines: false }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, '@next/next': next, i18next },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // Labels hold a choice's name and its explanation.
      'jsx-a11y/label-has-associated-control': ['error', { depth: 3 }],
      ...next.configs['core-web-vitals'].rules,
      'i18next/no-literal-string': ['error', { mode: 'jsx-text-only' }],
      // SVGs of a few kilobytes gain nothing from Next's image component.
      '@next/next/no-img-element': 'off',
      'max-lines': ['error', 200],
      'max-lines-per-function': ['error', { max: 100, skipComments: true }],
    },
  },
  {
    files: ['hooks/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['lib/domain/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Pass the day in: lib/domain has no clock.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Pass the time in: lib/domain has no clock.',
        },
        { selector: "MemberExpression[object.name='process']", message: 'lib/domain knows no environment.' },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Pass randomness in.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      'lib/config/**',
      'lib/server/launcher/**',
      'lib/embedded-mongo/**',
      'scripts/**',
      'next.config.js',
      '*.config.ts',
      ...tests,
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Configuration is read in lib/config alone.' },
      ],
    },
  },
  {
    files: browserOnly.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: ['lib/client/common/fetcher.ts', ...tests],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Use lib/client/common/fetcher.' }],
    },
  },
  {
    files: ['pages/**', '*.config.ts', 'lib/**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  // mongoose takes plain objects where its types name classes.
  {
    files: ['models/**', 'lib/server/database/db.ts'],
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
  {
    // Documents of any shape; some generators neither await nor yield.
    files: ['lib/embedded-mongo/**'],
    rules: {
      complexity: ['error', 20],
      'require-yield': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } },
  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      'i18next/no-literal-string': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      // The driver deprecates createIndex with two arguments; mongoose and our tests use it.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      'no-empty-pattern': 'off',
    },
  },
  { files: ['scripts/**', 'tests/bench/**', 'lib/embedded-mongo/bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
        WebAssembly: 'readonly',
      },
    },
  },
);
