import { MongoClient } from 'mongodb';
import { Proxy } from './support/proxy';
import { randomFrom } from './support/random';
import { embeddedTest, until, useServer } from './support/harness';
import { assertLedger, keepWriting, type Ledger, type Page, writers } from './support/ledger';

const server = useServer();
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
const writesEach = 150;

embeddedTest(
  'a network that cuts, halves and delays loses no acknowledged write and does none twice',
  async () => {
    const proxy = await Proxy.open(Number(new URL(server.uri).port), randomFrom(seed));
    const uri = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;
    const options = { minHeartbeatFrequencyMS: 20, heartbeatFrequencyMS: 500 };
    const clients = writers.map(() => new MongoClient(uri, options));
    const ledgers = writers.map((): Ledger => ({ acknowledged: [], unknown: 0 }));
    let isOver = false;
    proxy.faults = { cut: 0.03, halve: 0.03, delay: 0.1, delayMs: 20 };
    const work = clients.map(async (client, i) =>
      keepWriting(client, writers[i] ?? '', ledgers[i] as Ledger, () => isOver),
    );
    await until(() => ledgers.every(({ acknowledged }) => acknowledged.length > writesEach), 40_000);
    isOver = true;
    await Promise.all(work);
    const pages = await server.client.db('ledger').collection<Page>('pages').find().toArray();
    for (const [i, writer] of writers.entries()) assertLedger(pages, writer, ledgers[i] as Ledger);
    const { cut, halve, delay } = proxy.counts;
    process.stdout.write(
      `seed ${seed}: ${ledgers.flatMap(({ acknowledged }) => acknowledged).length} acknowledged writes through ` +
        `${cut} cut, ${halve} halved and ${delay} delayed pieces, 0 lost, 0 done twice, ` +
        `${ledgers.reduce((sum, { unknown }) => sum + unknown, 0)} without an answer\n`,
    );
    expect(cut).toBeGreaterThan(0);
    expect(halve).toBeGreaterThan(0);
    await Promise.all(clients.map(async (client) => client.close()));
    await proxy.close();
    await server.client.db('ledger').dropDatabase();
  },
  60_000,
);
