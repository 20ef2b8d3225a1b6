import { brand } from '@/lib/brand';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { cityNameOf } from '@/lib/i18n/billLines';
import { formatDate, formatMoney, formatShortSum } from '@/lib/i18n/format';
import {
  billBlock,
  carriedPoints,
  coverBlock,
  exclusionsBlock,
  fact,
  frame,
  planFacts,
  riderBlocks,
  waitingBlock,
  waitsTable,
} from '@/lib/server/documents/blocks';
import type { PolicyDocumentData } from '@/lib/server/documents/documentData';
import { planName } from '@/lib/server/documents/plan';
import type { Block, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

export function scheduleSheet(data: PolicyDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { plan, cover, members } = data;
  return {
    ...frame(words, plan.product),
    title: t('schedule.title'),
    subtitle: t('about', {
      plan: planName(plan),
      sum: formatShortSum(plan.sumInsured, locale),
      count: members.length,
    }),
    facts: [
      fact(words, 'policyNumber', data.policyNumber),
      fact(words, 'issuedOn', formatDate(data.issuedOn, locale)),
      fact(words, 'coverFrom', formatDate(cover.from, locale)),
      fact(words, 'coverUntil', formatDate(cover.until, locale)),
      data.later?.renews
        ? fact(words, 'renews', data.later.renews)
        : fact(words, 'freeLookUntil', formatDate(data.freeLookUntil, locale)),
    ],
    blocks: [
      proposerBlock(data, words),
      membersBlock(data, words),
      ...laterBlocks(data, words),
      ...nomineeBlocks(data, words),
      ...changeBlocks(data, words),
      planBlock(data, words),
      ...riderBlocks(words, plan.riders, t('terms.riders')),
      billBlock(words, data.price, t('bill.paidTitle')),
      coverBlock(words, plan, t('terms.covered')),
      waitingBlock(words, plan, t('terms.waiting')),
      exclusionsBlock(words, plan.product, t('terms.excluded')),
      rightsBlock(data, words),
    ],
  };
}

function proposerBlock({ proposer }: PolicyDocumentData, words: Words): Block {
  const { name, mobileNumber, email, address } = proposer;
  return {
    is: 'facts',
    title: words.t('schedule.proposer'),
    rows: [
      fact(words, 'name', name),
      fact(words, 'mobile', mobileNumber),
      ...(email ? [fact(words, 'email', email)] : []),
      fact(words, 'address', address.join(', ')),
    ],
  };
}

function membersBlock({ members }: PolicyDocumentData, { t, locale }: Words): Block {
  return {
    is: 'table',
    title: t('schedule.members'),
    columns: (['memberId', 'name', 'relation', 'born', 'illness'] as const).map((label) =>
      t(`facts.${label}`),
    ),
    rows: members.map(({ memberId, name, relation, dateOfBirth, existingIllnesses = [] }) => [
      memberId,
      name,
      t(`relations.${relation}`),
      formatDate(dateOfBirth, locale),
      existingIllnesses.join(', ') || t('values.none'),
    ]),
  };
}

function nomineeBlocks({ nominees }: PolicyDocumentData, { t }: Words): Block[] {
  if (nominees.length === 0) return [];
  const rows = nominees.map(({ name, relation, share, appointee = '' }) => [
    name,
    t(`relations.${relation}`),
    t('values.percent', { share }),
    appointee,
  ]);
  const columns = (['name', 'relation', 'share', 'appointee'] as const).map((label) => t(`facts.${label}`));
  return [{ is: 'table', title: t('schedule.nominees'), columns, rows }];
}

function changeBlocks({ changes = [] }: PolicyDocumentData, { t, locale }: Words): Block[] {
  if (changes.length === 0) return [];
  const columns = (['on', 'change', 'name', 'paid'] as const).map((label) => t(`facts.${label}`));
  const rows = changes.map(({ kind, on, name = '', amount }) => [
    formatDate(on, locale),
    t(`schedule.changed.${kind}`),
    name,
    amount === undefined ? '' : formatMoney(amount),
  ]);
  return [{ is: 'table', title: t('schedule.changes'), columns, rows }];
}

function laterBlocks({ later }: PolicyDocumentData, words: Words): Block[] {
  if (!later) return [];
  const title = words.t(`schedule.later.${later.renews === undefined ? 'ported' : 'title'}`);
  return [waitsTable(words, title, later.people), ...carriedPoints(words, later)];
}

function planBlock({ plan, price, issuedOn, place }: PolicyDocumentData, words: Words): Block {
  const { t, locale } = words;
  const where = [cityNameOf(sayPlace(price, locale)) ?? place.city, place.pincode].filter(Boolean).join(' ');
  return {
    is: 'facts',
    title: t('schedule.plan'),
    rows: [
      ...planFacts(words, plan, issuedOn),
      fact(words, 'place', t('values.zoned', { place: where, zone: price.zone })),
    ],
  };
}

function rightsBlock({ freeLookUntil, later }: PolicyDocumentData, { t, locale }: Words): Block {
  return {
    is: 'points',
    title: t('schedule.rightsTitle'),
    points: [
      ...(later?.renews ? [] : [t('schedule.rights.freeLook', { date: formatDate(freeLookUntil, locale) })]),
      t('schedule.rights.cancel'),
      t('schedule.rights.moratorium'),
      t('schedule.rights.complaint', { phone: brand.helplineCustomerCare }),
    ],
  };
}
