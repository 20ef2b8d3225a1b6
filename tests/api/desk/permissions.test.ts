import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { object } from 'yup';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { AuditEntries } from '@/models/desk/auditEntry';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});

async function signedIn(staffId: string, mobileNumber: string): Promise<Visitor> {
  const visitor = new Visitor(newBrowser().port);
  await signIn(visitor, staffId, mobileNumber);
  return visitor;
}

test('S4 what only supervisors may do is refused to telecallers, and the refusal is kept', async () => {
  const supervisorsOnly = createHandler('/api/test', {
    GET: {
      summary: 'Sample',
      input: object(),
      permission: 'audit.read',
      limit: limits.readStaff,
      run: () => ok({}),
    },
  });
  const server = createServer((request, response) => void supervisorsOnly(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const refused = await signedIn('SAMPLE-1001', '6000001001');
  const allowed = await signedIn('SAMPLE-2001', '6000002001');
  for (const browser of [refused, allowed]) browser.port = port;
  expectFailure(await refused.get('/api/test'), 403, 'FORBIDDEN');
  expect((await allowed.get('/api/test')).status).toBe(200);
  server.closeAllConnections();
  server.close();
  const denied = await AuditEntries.findOne({ action: 'STAFF_DENIED' }).lean();
  expect(denied).toMatchObject({ actor: 'SAMPLE-1001', details: { permission: 'audit.read' } });
});
