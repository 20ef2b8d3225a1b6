import { ConfigurationError } from '@/lib/config/serverEnv';

/** `dest` is where a copy was meant to go. */
type Failure = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string; dest?: string };

/** A flag sets only the site's port. */
const choose = (port: number | undefined, other: number) =>
  String(port) === process.env['METRICS_PORT'] ? `METRICS_PORT=${other}` : `npm start -- --port ${other}`;

const noSuchHost = (host = 'of that name') =>
  `This machine has no address ${host} to listen on. HOST and METRICS_HOST name one of its own, or 0.0.0.0 for all.`;

/** A folder that somebody named, or the site's own. */
const NAME_ANOTHER =
  "Name another one, or where it is the site's own set DATA_DIR to one that can be written.";

const sentences: Record<string, (error: Failure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is in use by another program. Stop that one, or choose another port: ${choose(port, (port ?? 3000) + 1)}`,
  EADDRNOTAVAIL: ({ address }) => noSuchHost(address),
  ENOTFOUND: ({ hostname }) => noSuchHost(hostname),
  EACCES: ({ path, port }) =>
    path
      ? `This user may not read or write ${path}. Give it the right to. ${NAME_ANOTHER}`
      : `This user may not listen on port ${port ?? ''}. Choose one above 1024: ${choose(port, 3000)}`,
  ENOSPC: ({ dest }) =>
    dest
      ? `There is no room on the disk for ${dest}. Make some, and start again.`
      : 'The disk is full. Free some space (the site needs about 1 GB to install and build) and start again.',
  ENOENT: ({ path }) => `There is no ${path ?? 'such file'}.`,
  ENOTDIR: ({ path }) => `${path ?? 'The path'} leads through a file, where a folder should be.`,
  EEXIST: ({ path }) => `${path ?? 'The path'} is there already, and is no folder.`,
  EISDIR: ({ path }) => `${path ?? 'What was named'} is a folder, where a file should be.`,
  NOT_SET_UP: () =>
    'The database lacks what this version needs, or DATA_KEYS are not those of what it holds. Run npm run migrate: it makes what is missing, or says what stands in the way.',
  UNAVAILABLE: () => 'The database does not answer. See that it runs, and that MONGODB_URI names it.',
  EPERM: ({ path }) => `The system lets nobody write ${path ?? 'there'}. ${NAME_ANOTHER}`,
  EROFS: ({ path }) => `${path ?? 'The data folder'} is on a read-only disk. ${NAME_ANOTHER}`,
};

const unreachable = (message: string) =>
  `The database can't be reached: ${message}. See that it runs, and that MONGODB_URI names it, and its replica set.`;

/** `unseal` throws the first, and Node's decipher the second. */
const OF_KEYS = /DATA_KEYS has no key named|unable to authenticate data/;

/** Errors of the driver by their names. */
const ofDatabase: readonly [RegExp, (message: string) => string][] = [
  [/^Mongo(ose)?(ServerSelection|Network)/, unreachable],
  [/^Mongo(Parse|API|InvalidArgument)Error$/, (message) => `MONGODB_URI can't be used: ${message}.`],
  [/^Mongo(Server|BulkWrite)Error$/, (message) => `The database refuses: ${message}.`],
];

const UNFORESEEN = 'This failed, and nobody foresaw why. Whoever keeps the code needs these lines:';

/** A readable sentence for every failure of a start or a command. */
export function explain(error: unknown): string {
  if (error instanceof ConfigurationError) {
    return `${error.message}\nCorrect these variables (.env.example describes each) and start again.`;
  }
  if (OF_KEYS.test(String(error)))
    return 'DATA_KEYS open not all that is stored. Give the keys that sealed it, for a backup those of its day, and start again.';
  if (!(error instanceof Error)) return `${UNFORESEEN} ${String(error)}`;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // mongodb+srv:// asks the names' servers before any database.
  if (syscall === 'querySrv') return unreachable(error.message);
  const sentence = code === undefined ? undefined : sentences[code];
  if (sentence) return sentence(error);
  if (/^(Store|Articles)/.test(error.name)) return error.message;
  const [, say] = ofDatabase.find(([name]) => name.test(error.name)) ?? [];
  if (say) return say(error.message.replace(/\.$/, ''));
  return `${UNFORESEEN} ${error.stack ?? error.message}`;
}
