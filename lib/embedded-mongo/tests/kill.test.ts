import path from 'node:path';
import { MongoClient } from 'mongodb';
import { embeddedTest, makeFolder, removeFolder, until } from './support/harness';
import { compileStore } from './support/compiledStore';
import { assertLedger, keepWriting, type Ledger, type Page, writers } from './support/ledger';
import { freePort, kill, startProgram } from './support/storeProcess';

/** As many as `npm test` has time for. Set KILLS to a few hundred to find rarer faults. */
const kills = Number(process.env.KILLS ?? 25);
embeddedTest(
  `${kills} kills at any moment lose no acknowledged write and do none twice`,
  async () => {
    const dir = makeFolder();
    const port = await freePort();
    const program = [path.join(compileStore('kills'), 'cli.mjs')];
    const args = ['--dir', dir, '--port', String(port)];
    let store = await startProgram(program, ...args);
    const ledgers = writers.map((): Ledger => ({ acknowledged: [], unknown: 0 }));
    const options = { minHeartbeatFrequencyMS: 20, heartbeatFrequencyMS: 500 };
    const clients = writers.map(() => new MongoClient(store.uri, options));
    let isOver = false;
    await clients[0]
      ?.db('ledger')
      .collection('pages')
      .createIndexes([{ key: { writer: 1, n: 1 } }]);
    const work = clients.map(async (client, i) =>
      keepWriting(client, writers[i] ?? '', ledgers[i] as Ledger, () => isOver),
    );

    const starts: number[] = [];
    for (let i = 0; i < kills; i++) {
      const before = ledgers.map(({ acknowledged }) => acknowledged.length);
      await until(
        () => ledgers.every(({ acknowledged }, w) => acknowledged.length > (before[w] ?? 0)),
        30_000,
      );
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      await kill(store);
      store = await startProgram(program, ...args);
      starts.push(store.milliseconds);
    }
    isOver = true;
    await Promise.all(work);

    const pages = (await clients[0]?.db('ledger').collection<Page>('pages').find().toArray()) ?? [];
    for (const [i, writer] of writers.entries()) assertLedger(pages, writer, ledgers[i] as Ledger);
    for (const writer of writers) {
      const filter = { writer };
      const collection = clients[0]?.db('ledger').collection('pages');
      expect(await collection?.countDocuments(filter)).toBe(
        pages.filter((page) => page.writer === writer).length,
      );
    }
    const sorted = starts.sort((a, b) => a - b);
    const [median = 0, slowest = 0] = [sorted[Math.floor(kills / 2)], sorted.at(-1)];
    const [acknowledged, unknown] = [
      ledgers.flatMap((l) => l.acknowledged).length,
      ledgers.reduce((sum, l) => sum + l.unknown, 0),
    ];
    process.stdout.write(
      `${kills} kills: ${acknowledged} acknowledged writes, 0 lost, 0 done twice, ${unknown} without an answer; ` +
        `start of the process to open store: median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms\n`,
    );

    await Promise.all(clients.map(async (client) => client.close()));
    expect(await kill(store, 'SIGTERM')).toBe(0);
    removeFolder(dir);
  },
  600_000,
);
