import mongoose from 'mongoose';
import { useApi } from '@/tests/api/support/api';
import { answers, makeApplicant, noToAll, signAll } from '@/tests/api/support/purchases';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();

/** Bank, health, address and family details that a stolen database must not contain. */
const secrets = [
  '918273645546372819',
  'SBIN0000300',
  'Sample-Thillana',
  'Sample-Nominee',
  'thillana@mail.example',
  'Mailapore',
  'Metformin',
  'diabetes',
  worked.spouse,
];

test('a dump of the database holds nothing of what was typed into the application form', async () => {
  const applicant = await makeApplicant(newBrowser().port);
  const medical = { answer: 'yes', conditions: ['diabetes'], since: '2019-08', details: 'Metformin 500' };
  const { status, body } = await signAll(applicant, {
    proposer: {
      ...answers.proposer,
      name: 'Sample-Thillana',
      email: 'thillana@mail.example',
      locality: 'Mailapore',
    },
    medical: { people: [{ ...noToAll, chronic: medical }, noToAll, noToAll] },
    nominee: { ...answers.nominee, name: 'Sample-Nominee' },
    bank: { ...answers.bank, accountNumber: '918273645546372819', ifsc: 'SBIN0000300' },
  });
  expect([status, body.status]).toEqual([200, 'referred']);
  await signAll(await makeApplicant(newBrowser().port));
  const collections = await mongoose.connection.listCollections();
  const rows = await Promise.all(
    collections.map(({ name }) => mongoose.connection.collection(name).find().toArray()),
  );
  const dump = JSON.stringify(rows);
  expect(dump).toContain(applicant.applicationId);
  expect(collections.map(({ name }) => name)).toEqual(expect.arrayContaining(['applications', 'policies']));
  for (const secret of secrets) expect(dump).not.toContain(secret);
});
