import mongoose from 'mongoose';
import { Browser, expectFailure } from './browser';
import { type ApiServer, startApi } from './server';
import { aFamily, aLead } from './samples';
import { api } from '@/lib/config/paths';

let server: ApiServer;
beforeAll(async () => {
  server = await startApi();
});
afterAll(() => server.stop());

const browser = () => new Browser(server.port);

test('a lead with consent makes a quote, a dialer lead, an online lead and a consent', async () => {
  const { status, body, headers } = await browser().post(api.quote, aLead());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    stage: 'leadform_113',
    mobileNumber: '98xxxx3210',
    name: 'A••• S•••••',
    members: [],
    riders: [],
    version: 1,
  });
  expect(body.quoteId).toMatch(/^[\w-]{22,64}$/);
  expect(headers['cache-control']).toBe('no-store');
  const { db } = mongoose.connection;
  for (const [collection, filter] of [
    ['dialerLeads', { _id: body.dialerId, status: 4 }],
    ['onlineLeads', { _id: body.onlineLeadId, source: 'website' }],
    ['consents', { quoteId: body.quoteId, purpose: 'contact', language: 'en', textVersion: '2026-11' }],
  ] as const) {
    expect(await db?.collection<{ _id: string }>(collection).countDocuments(filter)).toBe(1);
  }
});
