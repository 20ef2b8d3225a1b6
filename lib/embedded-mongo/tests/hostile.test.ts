import { once } from 'node:events';
import net from 'node:net';
import { BSON, MongoClient, type Document } from 'mongodb';
import { embeddedTest, until, useServer } from './support/harness';

const server = useServer();

async function connect(): Promise<net.Socket> {
  const { port } = new URL(server.uri);
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function header(length: number, opcode = 2013): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(7, 4);
  bytes.writeInt32LE(opcode, 12);
  return bytes;
}

function message(body: Uint8Array, flags = 0): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt32LE(flags, 0);
  return Buffer.concat([header(21 + body.length), start, body]);
}

const ping = message(BSON.serialize({ ping: 1, $db: 'admin' }));

async function answerTo(socket: net.Socket, bytes: Uint8Array): Promise<Document> {
  socket.write(bytes);
  const [reply] = (await once(socket, 'data')) as [Buffer];
  return BSON.deserialize(reply.subarray(21));
}

/** Another client must notice nothing. */
async function expectOthersServed(): Promise<void> {
  expect(await server.client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
}

async function expectClosed(socket: net.Socket): Promise<void> {
  if (!socket.closed) await once(socket, 'close');
  await expectOthersServed();
}

embeddedTest.each<[string, Buffer]>([
  ['garbage', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ['a header that claims 48 MB and a byte', header(48_000_001)],
  ['a header that claims nothing', header(3)],
  ['a negative length', header(-5)],
  ['an unknown opcode', header(16, 99)],
  ['a body that claims more than there is', message(Buffer.from([200, 0, 0, 0, 0]))],
  ['flags that nobody knows', message(BSON.serialize({ ping: 1 }), 4)],
  [
    'two bodies',
    message(Buffer.concat([BSON.serialize({ ping: 1 }), Buffer.from([0]), BSON.serialize({ ping: 1 })])),
  ],
])("%s: the line is closed, and nobody else's", async (_, bytes) => {
  const socket = await connect();
  socket.write(Buffer.concat([bytes, Buffer.alloc(64)]));
  await expectClosed(socket);
});

embeddedTest('a 48 MB header costs no memory until the bytes come', async () => {
  const before = process.memoryUsage();
  const sockets = await Promise.all(Array.from({ length: 50 }, connect));
  for (const socket of sockets) socket.write(header(48_000_000));
  await expectOthersServed();
  const { external, rss } = process.memoryUsage();
  expect(external - before.external).toBeLessThan(50_000_000);
  expect(rss - before.rss).toBeLessThan(500_000_000);
  for (const socket of sockets) socket.destroy();
});

embeddedTest('messages that never end are held up to a limit; whoever began first is cut', async () => {
  const half = Buffer.concat([header(48_000_000), Buffer.alloc(40_000_000)]);
  const sockets: net.Socket[] = [];
  for (let client = 0; client < 8; client++) {
    const socket = await connect();
    socket.write(half);
    await once(socket, 'drain');
    sockets.push(socket);
  }
  const [first, last] = [sockets[0] as net.Socket, sockets[7] as net.Socket];
  await expectClosed(first);
  expect(last.closed).toBe(false);
  for (const socket of sockets) socket.destroy();
});

embeddedTest('half a message holds nobody up, and is answered when the rest comes', async () => {
  const socket = await connect();
  socket.write(ping.subarray(0, 20));
  await expectOthersServed();
  expect(await answerTo(socket, ping.subarray(20))).toMatchObject({ ok: 1 });
  for (const byte of ping.subarray(0, -1)) socket.write(Buffer.from([byte]));
  expect(await answerTo(socket, ping.subarray(-1))).toMatchObject({ ok: 1 });
  socket.destroy();
});

embeddedTest('a checksum is taken, and a message that wants no answer gets none', async () => {
  const socket = await connect();
  const body = BSON.serialize({ ping: 1, $db: 'admin' });
  const withChecksum = Buffer.concat([message(body, 1), Buffer.alloc(4)]);
  withChecksum.writeInt32LE(withChecksum.length, 0);
  expect(await answerTo(socket, withChecksum)).toMatchObject({ ok: 1 });
  socket.write(
    message(BSON.serialize({ insert: 'quiet', documents: [{ _id: 1 }], $db: server.db.databaseName }), 2),
  );
  expect(
    await answerTo(socket, message(BSON.serialize({ find: 'quiet', $db: server.db.databaseName }))),
  ).toMatchObject({ cursor: { firstBatch: [{ _id: 1 }] } });
  socket.destroy();
});

/** Too deep for recursion. */
function nested(depth: number): Buffer {
  const size = 4 + depth * 8 + 1;
  const bytes = Buffer.alloc(size);
  let at = 0;
  for (let level = 0; level < depth; level++) {
    bytes.writeInt32LE(size - level * 8, at);
    bytes.write('\x03a\0', at + 4, 'latin1');
    at += 7;
  }
  return bytes;
}

embeddedTest('BSON nested 100,000 deep is refused', async () => {
  const socket = await connect();
  expect(await answerTo(socket, message(nested(100_000)))).toMatchObject({ ok: 0 });
  await expectOthersServed();
  socket.destroy();
});

embeddedTest('a document of depth 100 is stored; one of depth 250 is refused with an error', async () => {
  const deep = (levels: number): Document => (levels === 0 ? { end: 1 } : { a: deep(levels - 1) });
  const collection = server.db.collection('deep');
  await collection.insertOne(deep(100));
  await expect(collection.insertOne(deep(250))).rejects.toMatchObject({ code: 15 });
  await expectOthersServed();
});

embeddedTest('who never reads his answers is not read from either', async () => {
  await server.db
    .collection('large')
    .insertMany(Array.from({ length: 15 }, (_, _id) => ({ _id: _id as never, fill: 'x'.repeat(1_000_000) })));
  const before = process.memoryUsage().rss;
  const socket = await connect();
  socket.pause();
  const find = message(BSON.serialize({ find: 'large', $db: server.db.databaseName }));
  let sent = 0;
  while (sent < 100 && socket.write(find)) sent++;
  await until(async () => {
    await expectOthersServed();
    return true;
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000);
  socket.destroy();
});

embeddedTest('cursors without end cost whoever opens them his own', async () => {
  await server.db
    .collection('many')
    .insertMany(Array.from({ length: 300 }, (_, _id) => ({ _id: _id as never })));
  const victim = server.db.collection('many').find({}, { batchSize: 2 });
  await victim.next();
  const greedy = await new MongoClient(server.uri, { maxPoolSize: 1 }).connect();
  const open = async (): Promise<unknown> =>
    greedy.db(server.db.databaseName).command({ find: 'many', batchSize: 1 });
  for (let round = 0; round < 24; round++) await Promise.all(Array.from({ length: 500 }, open));
  const { metrics } = await server.client.db('admin').command({ serverStatus: 1 });
  expect(metrics.cursor.open.total).toBeLessThanOrEqual(10_000);
  expect(await victim.toArray()).toHaveLength(299);
  await greedy.close();
});

embeddedTest('a long search lets the others have their turns', async () => {
  const collection = server.db.collection('long');
  await collection.insertMany(Array.from({ length: 60_000 }, (_, n) => ({ n, text: `text ${n}` })));
  const searching = collection.countDocuments({ text: /nothing$/ });
  let isDone = false;
  void searching.then(() => (isDone = true));
  let served = 0;
  while (served < 5 && !isDone) {
    await server.client.db('admin').command({ ping: 1 });
    if (!isDone) served++;
  }
  expect(await searching).toBe(0);
  expect(served).toBe(5);
});
