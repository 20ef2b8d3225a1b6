import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { callProvider } from '@/lib/server/integrations/callProvider';
import { isOff } from '@/lib/server/switches/switches';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aTrip } from '@/tests/api/travel/trips';

/** A server that just started, and whose database reads slowly or not at all. */
const { newBrowser } = useApi();

// A database given by MONGODB_URI has no fail points.
const usesOwnStore = !process.env['MONGODB_URI'];
const whenOwn = usesOwnStore ? test : test.skip;

async function whileReadsFail<T>(data: object, use: () => Promise<T>): Promise<T> {
  const admin = mongoose.connection.getClient().db('admin');
  const configure = (mode: string) =>
    admin.command({
      configureFailPoint: 'failCommand',
      mode,
      data: { failCommands: ['find'], ...data },
    });
  await configure('alwaysOn');
  try {
    return await use();
  } finally {
    await configure('off');
  }
}

const slow = { blockConnection: true, blockTimeMS: 2_000 };
const refused = { errorCode: 8 };

whenOwn(
  'before it has read its switches once it takes no money, sends nothing and is not ready',
  async () => {
    await whileReadsFail(refused, async () => {
      expectFailure(await newBrowser().get('/api/health/ready'), 503, 'UNAVAILABLE');
      for (const kind of ['payment', 'message'] as const) {
        await expect(isOff(kind, 'pay')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      }
    });
  },
);

whenOwn('a provider is not asked on a guess', async () => {
  let asked = 0;
  const server = createServer((_request, response) => response.end(String((asked += 1))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await whileReadsFail(refused, () =>
    expect(callProvider('Signzy', url, {})).rejects.toThrow('did not answer'),
  );
  expect(asked).toBe(0);
  server.close();
});

whenOwn('what is only shown is shown meanwhile', async () => {
  await whileReadsFail(refused, async () => {
    const { travellers, ...trip } = aTrip();
    const query = new URLSearchParams({ ...trip, travellers: travellers.join(',') });
    expect((await newBrowser().get(`${api.travelPrice}?${query}`)).status).toBe(200);
    expect((await newBrowser().post(api.infoStrip, {})).status).toBe(200);
  });
});

whenOwn('what is shown does not wait for the end of a slow read, and money does', async () => {
  await whileReadsFail(slow, async () => {
    const known: string[] = [];
    const ask = async (kind: 'payment' | 'strip', name: string) => {
      expect(await isOff(kind, name)).toBe(false);
      known.push(kind);
    };
    await Promise.all([ask('payment', 'pay'), ask('strip', 'info')]);
    expect(known).toEqual(['strip', 'payment']);
  });
});

// The server has read the switches from here on.
whenOwn('once it has read them, it goes by what it knew', async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
  await whileReadsFail(refused, async () => {
    expect(await isOff('payment', 'pay')).toBe(false);
    expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
  });
});
