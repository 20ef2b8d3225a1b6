/** @jest-environment-options {"url": "https://sukhayu.example/"} */
import { FIRST_SESSION_COOKIE } from '@/lib/domain/verify/firstSession.data';
import { fakeApi } from '@/tests/browser/fakeApi';
import { postJson } from '@/lib/client/common/fetcher';

const kept = () => new RegExp(`__Host-${FIRST_SESSION_COOKIE}=([0-9a-f]{32})`).exec(document.cookie)?.[1];

test('a first save and its second try carry one random value, which no other post makes', async () => {
  fakeApi({ body: {} }, { body: {} }, { body: {} });
  await postJson('/api/revisit', {});
  expect(kept()).toBeUndefined();
  await postJson('/api/health-insurance-plan/quote', {}, { idempotencyKey: 'k1' });
  const first = kept();
  expect(first).toBeDefined();
  await postJson('/api/health-insurance-plan/quote', {}, { idempotencyKey: 'k1' });
  expect(kept()).toBe(first);
});
