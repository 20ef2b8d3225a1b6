import { parseArgs } from 'node:util';
import { type ServerOptions, startServer } from './server';

const usage = 'usage: npm run store -- --dir DIR [--port PORT [--host HOST]] [--test-mode]';
const warning =
  'Whoever is logged in on this machine can read and write this store. Without --port it listens on a socket in its folder, for you alone.';

function readOptions(): ServerOptions {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'test-mode': { type: 'boolean', default: false },
      'ttl-sweep-seconds': { type: 'string', default: '60' },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  const ttlSweepSeconds = Number(values['ttl-sweep-seconds']);
  if (!values.dir) throw new Error('--dir is missing: where shall the data lie?');
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65535))
    throw new Error(`--port ${values.port} is no port`);
  if (!(ttlSweepSeconds > 0))
    throw new Error(`--ttl-sweep-seconds ${values['ttl-sweep-seconds']} is no time`);
  return { dir: values.dir, port, host: values.host, testMode: values['test-mode'], ttlSweepSeconds };
}

function explain(error: unknown, { port, host }: ServerOptions): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: give this store another one with --port.`;
  if (code === 'EACCES') return `Not allowed: ${message}`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}.`;
  return message;
}

function quit(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

async function run(options: ServerOptions): Promise<void> {
  const server = await startServer(options).catch((error: unknown) => quit(explain(error, options), 1));
  void server.lost.then(({ message }) => quit(message, 1));
  if (options.port !== undefined) process.stderr.write(`${warning}\n`);
  const stop = (): void => void server.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Otherwise the Node driver replaces `_id: null` by an ObjectId.
  process.stdout.write(`${server.uri}&forceServerObjectId=true\n`);
}

try {
  void run(readOptions());
} catch (error) {
  quit(`${(error as Error).message}\n${usage}`, 2);
}
