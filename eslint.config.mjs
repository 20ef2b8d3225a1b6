import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import i18next from 'eslint-plugin-i18next';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { zones } from './eslint.zones.mjs';

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
