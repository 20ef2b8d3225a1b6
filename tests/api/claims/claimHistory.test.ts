import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { insertClaim, makePolicyholder } from './policyholders';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();

test('a customer sees their own claims, the newest first, and nobody else any of them', async () => {
  const owner = await makePolicyholder(newBrowser().port);
  await insertClaim(owner, 'CL-2611-00000001', { status: 'paid', at: new Date(Date.now() - 1000) });
  const answers = {
    admission: 'planned',
    kind: 'cashless',
    admittedOn: '2026-12-01',
    story: 'Torn cartilage',
  };
  await insertClaim(owner, 'CL-2611-00000002', { answers: answers as object });
  const { status, body, text } = await owner.visitor.get(api.claimHistory);
  const { policyNumber } = owner;
  const plan = { policyNumber, productName: 'ReAssure 2.0', tier: 'Platinum+', person: 'Arjun Sample' };
  expect(status).toBe(200);
  expect(body.claims).toMatchObject([
    { claimId: 'CL-2611-00000002', status: 'told', waitsFor: 'hospital', ...plan, admittedOn: '2026-12-01' },
    { claimId: 'CL-2611-00000001', status: 'paid', ...plan, hospitalName: 'Sample Hospital' },
  ]);
  expect(body.claims[1]).not.toHaveProperty('waitsFor');
  // The list is kept on the device, so it must not name the illness.
  expect(text).not.toContain('Torn cartilage');

  const other = new Visitor(newBrowser().port);
  expectFailure(await other.get(api.claimHistory), 401, 'NOT_SIGNED_IN');
  await prove(other, newMobile());
  expect((await other.get(api.claimHistory)).body).toEqual({ claims: [] });
});
