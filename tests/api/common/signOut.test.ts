import { forgetOwnData, noteAnswer, ownData } from '@/lib/client/verify/ownData';
import { type AskedRight, RIGHTS } from '@/lib/domain/verify/rights';
import { endpoints } from '@/tests/api/support/routes';

/** These answer to a proof alone: whoever sees an answer can sign out where they see it. */
const proven: readonly (AskedRight | undefined)[] = RIGHTS.filter((right) => right !== 'journeys');
const read = endpoints.filter(
  ({ method, right, route }) => method === 'GET' && proven.includes(right) && !route.endsWith('/document'),
);

test.each(read)('$call brings the way to sign out', ({ route }) => {
  forgetOwnData();
  noteAnswer(`${route}?claimId=any`);
  expect(ownData.isHere()).toBe(true);
});
