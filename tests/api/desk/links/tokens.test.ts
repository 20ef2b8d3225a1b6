import { api } from '@/lib/config/paths';
import { AuditEntries } from '@/models/desk/auditEntry';
import { expectFailure } from '@/tests/api/support/browser';
import { passSeconds, type Visitor } from '@/tests/api/support/visitors';
import { aLeadQuote, aSentLink, useDesk } from './steps';

const { newVisitor, telecaller, supervisor } = useDesk();
const decrypt = (desk: Visitor, token: string) => desk.post(api.decrypt, { token });

async function aToken(desk: Visitor) {
  const { link } = await aSentLink(desk, await aLeadQuote(newVisitor()));
  const { body } = await desk.post(api.encrypt, { purpose: 'payment-link', id: link.linkId });
  return { linkId: link.linkId, token: body.token as string };
}

test('a token opens for who asked for it, for its purpose, for a quarter of an hour', async () => {
  const desk = await telecaller();
  const { linkId, token } = await aToken(desk);
  expect(token).not.toContain(linkId);
  expect((await decrypt(desk, token)).body).toMatchObject({ purpose: 'payment-link', id: linkId });
  passSeconds(14 * 60);
  expect((await decrypt(desk, token)).status).toBe(200);
});

type Spoil = (token: string) => string;
const flip =
  (at: number): Spoil =>
  (token) =>
    token.slice(0, at) + (token.at(at) === 'A' ? 'B' : 'A') + token.slice(at + 1);

test.each([
  ['another purpose', (token: string) => token.replace('payment-link', 'application-link')],
  ['a purpose that is none', (token: string) => token.replace('payment-link', 'quote')],
  ['a later end', (token: string) => token.replace(/~([^~]+)~/, '~zzzzzzzz~')],
  ['a flipped bit', flip(40)],
  ['another flipped bit', flip(60)],
  ['no token', () => 'token'],
  ['a sealed text of another place', () => `payment-link~zzzzzzzz~new1.${'A'.repeat(60)}`],
])('S5 %s is refused, without a word why, and audited', async (_name, spoil) => {
  const desk = await telecaller();
  const { token } = await aToken(desk);
  const before = await AuditEntries.countDocuments({ action: 'LINK_TOKEN_REFUSED' });
  const answer = await decrypt(desk, spoil(token));
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(answer.body.fields).toBeUndefined();
  expect(await AuditEntries.countDocuments({ action: 'LINK_TOKEN_REFUSED' })).toBe(before + 1);
});

test('S5 neither a colleague nor time opens it', async () => {
  const desk = await telecaller();
  const { token } = await aToken(desk);
  expectFailure(await decrypt(await supervisor(), token), 400, 'INVALID_INPUT');
  passSeconds(14 * 60);
  await desk.get(api.staffSession);
  passSeconds(61);
  expectFailure(await decrypt(desk, token), 400, 'INVALID_INPUT');
});

test('only links that this server made get a token, each for its purpose', async () => {
  const desk = await telecaller();
  const { linkId } = await aToken(desk);
  for (const body of [
    { purpose: 'application-link', id: linkId },
    { purpose: 'payment-link', id: 'unknown' },
  ]) {
    expectFailure(await desk.post(api.encrypt, body), 404, 'NOT_FOUND');
  }
  expectFailure(
    await newVisitor().post(api.encrypt, { purpose: 'payment-link', id: linkId }),
    401,
    'NOT_SIGNED_IN',
  );
});
