import { locales } from '@/lib/domain/common/locales';
import { PLAN_PAPERS } from '@/lib/domain/plans/papers';
import { api } from '@/lib/config/paths';
import { readPdf } from '@/tests/documents/readPdf';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { makeApplicant } from '@/tests/api/support/purchases';
import { aFamily } from '@/tests/api/support/samples';
import { newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());
const newVisitor = () => new Visitor(newBrowser().port);
const pathOf = (quoteId: string, language = 'en') =>
  `${api.informationSheet}?${new URLSearchParams({ quoteId, language })}`;

test.each(locales)(
  'the sheet of a plan can be read in %s before a number is given, and names nobody',
  async (language) => {
    const visitor = newVisitor();
    const { quoteId } = await makeQuote(visitor, { riders: ['safeguard-plus'] });
    const answer = await visitor.get(pathOf(quoteId, language));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = readPdf(answer.file);
    expect(pdf.language).toBe(language);
    expect(pdf.pages.join(' ')).toContain('ReAssure 2.0 Platinum+');
    expect(pdf.pages.join(' ')).toContain('10,00,000');
    expect(pdf.pages.join(' ')).not.toMatch(/Asha|98765/);
  },
);

test('it is there where it is signed for, and on another device of who proved the number', async () => {
  const { visitor, quoteId, mobileNumber } = await makeApplicant(newBrowser().port);
  expect((await visitor.get(pathOf(quoteId))).status).toBe(200);
  const phone = newVisitor();
  expectFailure(await phone.get(pathOf(quoteId)), 401, 'NOT_SIGNED_IN');
  passSeconds(60);
  await prove(phone, mobileNumber);
  expect((await phone.get(pathOf(quoteId))).status).toBe(200);
});

test('a stranger reads none, and without a plan there is none', async () => {
  const visitor = newVisitor();
  const { quoteId } = await makeQuote(visitor);
  const stranger = newVisitor();
  await prove(stranger, newMobile());
  expectFailure(await stranger.get(pathOf(quoteId)), 404, 'NOT_FOUND');
  const { body } = await visitor.post(api.quote, aFamily());
  expectFailure(await visitor.get(pathOf(body.quoteId as string)), 409, 'STEP_NOT_REACHED');
});

test.each(locales)(
  'who opens its link in %s and may not read it is sent to a page, no JSON',
  async (language) => {
    const { quoteId } = await makeApplicant(newBrowser().port);
    const page = { Accept: 'text/html,application/xhtml+xml;q=0.9' };
    const { status, headers, text } = await newVisitor().get(pathOf(quoteId, language), page);
    const prefix = language === 'en' ? '' : `/${language}`;
    expect([status, text]).toEqual([303, '']);
    expect(headers.location).toBe(`${prefix}/health-insurance-plan/summary/${quoteId}`);
  },
);

test.each(PLAN_PAPERS)('anybody can read the %s of a plan, and keep it for a day', async (paper) => {
  const query = new URLSearchParams({ product: 'aspire', paper, language: 'hi' });
  const answer = await newVisitor().get(`${api.planPaper}?${query}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  const pdf = readPdf(answer.file);
  expect(pdf.language).toBe('hi');
  expect(pdf.pages.join(' ')).toContain('Aspire');
  expect(pdf.pages.join(' ').includes('Excl18')).toBe(paper === 'wording');
});
