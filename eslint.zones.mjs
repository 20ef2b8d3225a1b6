import { readFileSync } from 'node:fs';

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

/** Which folder must not import which. */
export const zones = [
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
