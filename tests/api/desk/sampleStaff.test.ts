import { serverEnv } from '@/lib/config/serverEnv';
import { connectDatabase } from '@/lib/server/database/db';
import { refuseWrongStaff } from '@/lib/server/samples/sampleStaff';
import { ensureSampleData, removeSampleData } from '@/lib/server/samples/sampleData';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { SAMPLE_QUOTES } from '@/lib/server/samples/sampleData.data';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { Quotes } from '@/models/quote/quote';
import { findActiveStaff } from '@/models/desk/staff';
import { useApi } from '@/tests/api/support/api';
import { makeQuote } from '@/tests/api/support/journeys';

const { newBrowser } = useApi();

test('a database of development gives nobody a way into production, and starts there only without its samples', async () => {
  const production = { ...serverEnv(), APP_ENV: 'production' as const };
  await ensureSampleData();
  const own = await makeQuote(newBrowser());
  await connectDatabase();
  await createStaff(
    { staffId: 'E-1', role: 'telecaller', name: 'N', mobileNumber: '9876543210' },
    new Date(),
  );
  const ids = [...SAMPLE_STAFF.map(({ staffId }) => staffId), 'E-1'];
  const active = async () => {
    await connectDatabase();
    const found = await Promise.all(ids.map(findActiveStaff));
    return ids.filter((_, at) => found[at]);
  };
  expect(await active()).toEqual(ids);

  const environment = { ...serverEnv() };
  Object.assign(serverEnv(), production);
  expect(await active()).toEqual(['E-1']);
  await expect(refuseWrongStaff(production)).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringMatching(
      new RegExp(`${SAMPLE_STAFF.length} sample staff \\(SAMPLE-…\\).*npm run remove-samples`),
    ) as string,
  });
  Object.assign(serverEnv(), environment);
  const development = { ...environment, APP_ENV: 'development' as const };
  await expect(refuseWrongStaff(development)).resolves.toBeUndefined();

  expect(await removeSampleData()).toEqual({
    staff: SAMPLE_STAFF.length,
    quotes: SAMPLE_QUOTES.length,
    hospitals: 10_000,
  });
  expect((await Quotes.find({}, { _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([own.quoteId]);
  expect(await DialerLeads.countDocuments()).toBe(1);
  expect(await active()).toEqual(['E-1']);
  await expect(refuseWrongStaff(production)).resolves.toBeUndefined();
  await expect(refuseWrongStaff(development)).rejects.toThrow(
    /1 real staff and no samples, and APP_ENV is development.*Set APP_ENV=production/,
  );
});
