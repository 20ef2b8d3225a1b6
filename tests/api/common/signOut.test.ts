import { forgetOwnData, noteAnswer, ownData } from '@/lib/client/verify/ownData';
import { api } from '@/lib/config/paths';
import { endpoints } from '@/tests/api/support/routes';

const shownByGet = ({ method, route }: (typeof endpoints)[number]) =>
  method === 'GET' && route !== api.informationSheet && !route.endsWith('/document');

/** Endpoints that answer to a proof alone: their pages must offer to sign out. */
const shown = endpoints.filter(
  (endpoint) =>
    endpoint.right !== undefined &&
    endpoint.right !== 'any' &&
    endpoint.open === undefined &&
    // The page to which the bank leads back reads its payment by POST.
    (shownByGet(endpoint) || endpoint.route === api.paymentReturned),
);

test.each(shown)('$call brings the way to sign out', ({ route }) => {
  forgetOwnData();
  noteAnswer(`${route}?claimId=any`);
  expect(ownData.isHere()).toBe(true);
});
