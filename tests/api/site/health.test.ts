import mongoose from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import { api } from '@/lib/config/paths';
import { STANDALONE } from '@/lib/server/database/topology';
import { beginDraining } from '@/lib/server/draining';
import { migrate } from '@/lib/server/worker/migrate';
import manifest from '@/package.json';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';

const { newBrowser } = useApi();
const ready = () => newBrowser().get('/api/health/ready');

test('whoever asks whether it lives is told of which version and build it is', async () => {
  const { status, body } = await newBrowser().get(api.healthLive);
  expect(status).toBe(200);
  // A build's id takes its place in the bundle (scripts/bundle.ts).
  expect(body).toEqual({ status: 'live', version: manifest.version, build: 'development' });
});

test('in production a standalone database is neither ready nor migrated, with a sentence; elsewhere it is', async () => {
  expect((await ready()).status).toBe(200);
  const hello = jest
    .spyOn(mongoose.mongo.Admin.prototype, 'command')
    .mockResolvedValue({ ok: 1, isWritablePrimary: true });
  expect((await ready()).status).toBe(200);
  const production = jest.replaceProperty(serverEnv(), 'APP_ENV', 'production');
  expectFailure(await ready(), 503, 'NOT_SET_UP');
  const said: string[] = [];
  expect(await migrate({ isProduction: true }, (line) => said.push(line))).toEqual([STANDALONE]);
  expect(said).toEqual([]);
  production.restore();
  expect(await migrate({ isProduction: false }, (line) => said.push(line))).toEqual([]);
  hello.mockRestore();
});

// Last: nothing ends a draining but the process.
test('from the signal on readiness says draining, and everything else is answered still', async () => {
  beginDraining();
  const answer = await ready();
  expectFailure(answer, 503, 'DRAINING');
  expect((await newBrowser().get(api.healthLive)).status).toBe(200);
  expect((await newBrowser().post(api.infoStrip, {})).status).toBe(200);
});
