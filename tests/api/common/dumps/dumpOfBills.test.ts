import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { aBuyer, aPayment } from '@/tests/api/support/buyers';
import { makeApplicant, signAll } from '@/tests/api/support/purchases';

const { newBrowser } = useApi();

/** Fields of a bill that must not be readable. */
const telling = ['relation', 'age', 'dateOfBirth', 'breakdown', 'members', 'people'];

type Found = { at: string; value: unknown };

function* fieldsOf(value: unknown, at = ''): Generator<Found> {
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [name, each] of Object.entries(value)) {
    yield { at: `${at}.${name}`, value: each };
    yield* fieldsOf(each, `${at}.${name}`);
  }
}

test('no stored bill, in quote, payment or policy, tells relation or age of a member', async () => {
  const { port } = newBrowser();
  const buyer = await aBuyer(port);
  const { price, quoteId } = await aPayment(buyer);
  expect(JSON.stringify(price.breakdown)).toMatch(/"relation":"self","age":\d\d/);
  // A second price, whose predecessor may be stored too.
  await buyer.visitor.post(api.quote, { quoteId, tenure: 2 });
  const { body } = await signAll(await makeApplicant(port));
  expect(body.policyNumber).toEqual(expect.any(String));

  const collections = await mongoose.connection.listCollections();
  const priced: string[] = [];
  for (const { name } of collections) {
    for (const row of await mongoose.connection.collection(name).find().toArray()) {
      for (const { at, value } of fieldsOf(row)) {
        const field = at.split('.').at(-1) ?? '';
        if (telling.includes(field)) expect([name + at, typeof value]).toEqual([name + at, 'string']);
        if (field === 'price') priced.push(name);
      }
      expect(JSON.stringify(row)).not.toMatch(
        /"(self|spouse|son|daughter)"|"(relation|age|dateOfBirth)":[^"]/,
      );
    }
  }
  expect([...new Set(priced)].toSorted()).toEqual(['paymentDetails', 'policies', 'quoteVersions', 'quotes']);
});
