import { readFileSync } from 'node:fs';

/**
 * What a folder must not import (docs/tour.md); imports in `but` are allowed nevertheless. `folder/*` are the files
 * directly in it, without its subfolders.
 */
const zone = (folder, never, message, { but = [], freesTests = false } = {}) => ({
  folder,
  never,
  but,
  message,
  freesTests,
});
const inside = (folder, rooms) => rooms.map((room) => `${folder}/${room}`);
const ui = ['components', 'hooks', 'pages'];

/**
 * The folders of each layer, one for each subject. Shared folders import no subject; the desk and the pages of text may
 * import any.
 */
const subjects = Object.keys(JSON.parse(readFileSync(new URL('../subjects.json', import.meta.url), 'utf8')));
const gathering = ['desk', 'site'];
const rooms = [
  zone(
    'components/common/ui',
    ['components/common', ...inside('components', subjects)],
    'what a page is made of knows no page',
    { but: ['components/common/ui'] },
  ),
  ...['components', 'hooks', 'lib/domain', 'lib/validation', 'lib/server/services'].map((layer) =>
    zone(`${layer}/common`, inside(layer, subjects), 'what is shared knows no subject', { freesTests: true }),
  ),
  ...['components', 'hooks'].flatMap((layer) =>
    subjects
      .filter((subject) => !gathering.includes(subject))
      .map((subject) =>
        zone(
          `${layer}/${subject}`,
          inside(layer, gathering),
          'a subject knows neither the desk nor the pages of words',
          { freesTests: true },
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

/** Lists which folder must not import which. */
export const zones = [
  zone(
    'lib/domain',
    ['lib', 'models', 'node_modules', ...ui],
    'lib/domain is pure: it imports lib/domain alone',
    { but: ['lib/domain'], freesTests: true },
  ),
  zone('lib/validation', ['lib', 'models', ...ui], 'lib/validation imports lib/domain and yup alone', {
    but: ['lib/domain', 'lib/validation'],
  }),
  zone(
    'models',
    ['lib/server', 'lib/client', 'node_modules/next', ...ui],
    'models know their collection alone',
  ),
  zone(
    'lib/embedded-mongo',
    ['lib', 'models', 'tests', 'scripts', ...ui],
    'the store knows nothing of the site',
    { but: ['lib/embedded-mongo'] },
  ),
  ...storeLayers.map((layer, i) =>
    zone(
      `${storeFolder}/${layer}`,
      inside(storeFolder, [...storeLayers.slice(i + 1), '*']),
      `the store's layers import one way: ${storeLayers.join(' < ')}`,
    ),
  ),
  ...['lib/server', 'models', 'pages', 'scripts', 'tests'].map((folder) =>
    zone(folder, [storeFolder], 'the site imports what the package exports', {
      but: [`${storeFolder}/start`],
    }),
  ),
  zone('lib/server', ['lib/client', ...ui], 'the server never imports what the browser runs'),
  zone(
    'lib/server/http',
    inside('lib/server', ['limits', 'auth', 'services', 'api']),
    'requests and answers as they are sent know nothing of who asks, and nothing of what for',
  ),
  zone(
    'lib/server/limits',
    inside('lib/server', ['auth', 'services', 'api']),
    'a limit knows addresses alone',
  ),
  zone('lib/server/auth', inside('lib/server', ['services', 'api']), 'who asks is known before what for'),
  zone('lib/server/services', ['lib/server/api'], 'a service never sees the request or the response'),
  zone(
    'lib/late',
    ['lib/server', 'lib/client', 'models', ...ui],
    'the framework of late parts knows none of them',
    { freesTests: true },
  ),
  zone('lib/client', ['lib/server', 'models', ...ui], 'browser code never imports the server'),
  zone(
    'pages/api',
    ['models', 'node_modules/mongoose', 'components', 'hooks', 'lib/client'],
    'a route is a table over services',
  ),
  zone('hooks', ['lib/server', 'models', 'components', 'pages'], 'hooks speak to the API through lib/client'),
  zone(
    'components',
    ['lib/server', 'lib/client', 'models', 'pages'],
    'components reach the API through hooks',
  ),
  ...rooms,
  zone('pages', ['models'], 'pages reach data through services'),
];
