import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
import { useApi } from '@/tests/api/support/api';
import { endpoints, routes } from '@/tests/api/support/routes';

const { newBrowser } = useApi();

test('the description names every route with the methods that it takes', async () => {
  const { status, body } = await newBrowser().get('/api/openapi.json');
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  const described = Object.fromEntries(
    Object.entries(body.paths as Record<string, object>).map(([path, methods]) => [
      path,
      Object.keys(methods).toSorted(),
    ]),
  );
  const real: Record<string, string[]> = {};
  for (const path of Object.keys(routes).filter((each) => each !== '/api')) {
    const { headers } = await newBrowser().send(path, { method: 'TRACE' });
    const allowed = (headers.allow ?? '').toLowerCase().split(', ');
    real[path] = allowed.filter((method) => method !== 'head').toSorted();
  }
  expect(described).toEqual(real);
});

test('the rules of a field are those that its handler checks', async () => {
  const { body } = await newBrowser().get('/api/openapi.json');
  const { paths } = body;
  const json = 'application/json';
  const { content } = paths['/api/health-insurance-plan/quote'].post.requestBody;
  const quote = content[json].schema.properties;
  expect(quote.quoteId).toEqual({ type: 'string', pattern: '^[\\w-]{1,64}$' });
  expect(quote.city).toEqual({ type: 'string', minLength: 1, maxLength: 60 });
  expect(quote.tenure).toMatchObject({ type: 'integer', enum: [1, 2, 3] });
  expect(quote.members.items.required).toEqual(['relation', 'dateOfBirth']);
  const revisit = paths['/api/revisit'].post.requestBody.content[json].schema.properties.resumeJourney;
  expect(revisit.required).toEqual(['quoteId', 'stage', 'url']);
  const price = paths['/api/health-insurance-plan/quote/price'].get.parameters;
  expect(price).toContainEqual({
    name: 'members',
    in: 'query',
    required: true,
    schema: { type: 'string' },
  });
});

test('what a call answers has the fields of its type, and the codes with which it may refuse', async () => {
  const { paths, components } = (await newBrowser().get('/api/openapi.json')).body;
  const { responses } = paths[api.quote].post;
  for (const status of [200, 201]) {
    expect(responses[status].content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/QuoteDto' } },
    });
  }
  expect(responses[409].description).toBe('CONFLICT');
  expect(components.schemas.QuoteDto.properties.price).toEqual({ $ref: '#/components/schemas/PriceDto' });
  expect(components.schemas.QuoteDto.required).toContain('members');
  const described = Object.values(paths).flatMap((methods) => Object.values(methods as object));
  expect(described.length).toBe(endpoints.length);
  for (const { summary, responses: answers } of described) {
    expect(summary).toMatch(/\S/);
    expect(Object.keys(answers).some((status) => Number(status) < 400)).toBe(true);
  }
});

test('production tells nothing of the calls of staff and of development, nor of what they answer', async () => {
  serverEnv().APP_ENV = 'production';
  const { body, text } = await newBrowser().get('/api/openapi.json');
  serverEnv().APP_ENV = 'test';
  const told = Object.keys(body.paths as object);
  expect(told).toEqual(expect.arrayContaining([api.quote, api.payments, api.otpPhoneGenerate]));
  expect(told.filter((path) => /telecaller|staff|\/dev\/|sandbox/.test(path))).toEqual([]);
  expect(text).not.toMatch(/x-permission|StaffSessionDto|OutboxMessageDto|DeskClaimDto/);
  expect(Object.keys(body.components.schemas as object)).toContain('QuoteDto');
});
