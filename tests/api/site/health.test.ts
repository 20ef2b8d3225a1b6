import mongoose from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import { api } from '@/lib/config/paths';
import { STANDALONE } from '@/lib/server/database/topology';
import { beginDraining } from '@/lib/server/draining';
import { migrate } from '@/lib/server/worker/migrate';
import manifest from '@/package.json';
import { useApi } from '@/tests/api/support/api';
import { Staff } from '@/models/desk/staff';
import { Quotes } from '@/models/quote/quote';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { expectFailure } from '@/tests/api/support/browser';
import { aFamily, aLead } from '@/tests/api/support/samples';

const { newBrowser } = useApi();
const ready = () => newBrowser().get('/api/health/ready');

test('whoever asks whether it lives is told of which version and build it is', async () => {
  const { status, body } = await newBrowser().get(api.healthLive);
  expect(status).toBe(200);
  // In the bundle, the build's id replaces this version (scripts/bundle.ts).
  expect(body).toEqual({ status: 'live', version: manifest.version, build: 'development' });
});

const another = Buffer.alloc(32, 9).toString('base64');
const migrated = () => migrate({ isProduction: false }, () => undefined);

// First, since a server that found its keys right doesn't check again.
test('with other keys than what is stored it is neither ready nor migrated, and says which', async () => {
  const sealing = jest.replaceProperty(serverEnv(), 'DATA_KEYS', `k9:${another}`);
  await createStaff(
    { staffId: 'T-1', role: 'telecaller', name: 'Sample Nair', mobileNumber: '9876500001' },
    new Date(),
  );
  sealing.restore();
  expectFailure(await ready(), 503, 'NOT_SET_UP');
  expect(await migrated()).toEqual([expect.stringContaining('DATA_KEYS')]);
  await Staff.deleteMany({});
  const hashing = jest.replaceProperty(serverEnv(), 'LOOKUP_KEY', another);
  await newBrowser().post(api.quote, { ...aLead(), ...aFamily() });
  hashing.restore();
  expect(await migrated()).toEqual([expect.stringContaining('LOOKUP_KEY')]);
  await Quotes.deleteMany({});
  expect((await ready()).status).toBe(200);
  expect(await migrated()).toEqual([]);
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

// Last, since draining ends only with the process.
test('from the signal on readiness says draining, and everything else is answered still', async () => {
  beginDraining();
  const answer = await ready();
  expectFailure(answer, 503, 'DRAINING');
  expect((await newBrowser().get(api.healthLive)).status).toBe(200);
  expect((await newBrowser().post(api.infoStrip, {})).status).toBe(200);
});
