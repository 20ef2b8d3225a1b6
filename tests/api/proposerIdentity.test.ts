import { api } from '@/lib/config/paths';
import { markQuote } from '@/models/quote';
import { useApi } from './api';
import { makeBuyer, signAll } from './purchases';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

/** Signs a proposal after the identity of this person was verified. */
async function signWithKycOf(name: string, dateOfBirth: string) {
  const buyer = await makeBuyer(newBrowser().port, { kyc: undefined });
  const { visitor, quoteId } = buyer;
  const kyc = { quoteId, method: 'pan', pan: 'AAAPS1111A', name, dateOfBirth, consent: true };
  expect((await visitor.post(api.customerKyc, kyc)).body.status).toBe('verified');
  await markQuote(quoteId, { paidAt: new Date() });
  const { body } = await visitor.post(api.redirectionLink, { quoteId });
  const applicationId = (body.url as string).split('/').at(-1) ?? '';
  return (await signAll({ ...buyer, applicationId })).body.status as string;
}

test.each([
  ['the proposer', 'Asha Sample', '1992-04-02', 'accepted'],
  ['the proposer, with a second name', 'Asha Rani Sample', '1992-04-02', 'accepted'],
  ['somebody else', 'Meena Other', '1992-04-02', 'referred'],
  ['a namesake', 'Asha Sample', '1970-01-01', 'referred'],
])('with the verified identity of %s (%s, %s) a proposal is %s', async (_who, name, dateOfBirth, status) => {
  expect(await signWithKycOf(name, dateOfBirth)).toBe(status);
});
