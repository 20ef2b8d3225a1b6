import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { makeKnownApplicant, signAll } from '@/tests/api/support/purchases';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

test.each([
  ['the proposer', 'Asha Sample', '1992-04-02', 'accepted'],
  ['the proposer, with a second name', 'Asha Rani Sample', '1992-04-02', 'accepted'],
  ['somebody else', 'Meena Other', '1992-04-02', 'referred'],
  ['a namesake', 'Asha Sample', '1970-01-01', 'referred'],
])('with the verified identity of %s (%s, %s) a proposal is %s', async (_who, name, dateOfBirth, status) => {
  const applicant = await makeKnownApplicant(newBrowser().port, { name, dateOfBirth });
  expect((await signAll(applicant)).body.status).toBe(status);
});

test.each([
  ['as verified, where it is another', 'Meena Other', 'Meena Other'],
  ['as it was told, where it is the same', 'Asha Rani Sample', 'Asha Sample'],
])('the form begins with the name %s', async (_which, name, begins) => {
  const person = { name, dateOfBirth: '1992-04-02' };
  const { visitor, applicationId } = await makeKnownApplicant(newBrowser().port, person);
  const { body } = await visitor.get(`${api.applicationForm}?applicationId=${applicationId}`);
  expect(body).toMatchObject({ form: { proposer: { name: begins }, bank: { holder: begins } } });
});
