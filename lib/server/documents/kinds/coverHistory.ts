import { brand } from '@/lib/brand';
import { portWindowOf } from '@/lib/domain/plans/page/portWindow';
import { uinOf } from '@/lib/domain/plans/uins';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { carriedPoints, fact, frame, waitsTable } from '@/lib/server/documents/blocks';
import type { CoverHistoryDocumentData } from '@/lib/server/documents/documentData';
import { planName } from '@/lib/server/documents/plan';
import type { Block, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

export function coverHistorySheet(data: CoverHistoryDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { plan, cover, terms } = data;
  const since = terms[0]?.cover.from ?? cover.from;
  return {
    ...frame(words, plan.product),
    title: t('history.title'),
    subtitle: t('history.lead'),
    facts: [
      fact(words, 'policyNumber', data.policyNumber),
      fact(words, 'date', formatDate(data.date, locale)),
      fact(words, 'coveredFirst', formatDate(since, locale)),
      fact(words, 'coverUntil', formatDate(cover.until, locale)),
    ],
    blocks: [
      {
        is: 'facts',
        title: t('schedule.plan'),
        rows: [
          fact(words, 'heldBy', data.heldBy),
          fact(words, 'plan', planName(plan)),
          fact(words, 'uin', uinOf(plan.product, brand.registration.insurerCode)),
          fact(words, 'sumInsured', formatMoney(plan.sumInsured)),
        ],
      },
      termsBlock(data, words),
      waitsTable(words, t('history.people'), data.people),
      ...carriedPoints(words, data),
      leavingBlock(data, words),
    ],
  };
}

function termsBlock({ terms }: CoverHistoryDocumentData, { t, locale }: Words): Block {
  const labels = ['policyNumber', 'coverFrom', 'coverUntil', 'sumInsured', 'paidClaims'] as const;
  const rows = terms.map(({ policyNumber, cover, sumInsured, paid }) => [
    policyNumber,
    formatDate(cover.from, locale),
    formatDate(cover.until, locale),
    formatMoney(sumInsured),
    formatMoney(paid),
  ]);
  return {
    is: 'table',
    title: t('history.terms'),
    columns: labels.map((label) => t(`facts.${label}`)),
    rows,
  };
}

function leavingBlock({ cover, date }: CoverHistoryDocumentData, { t, locale }: Words): Block {
  const { from, until } = portWindowOf(cover.until, date);
  const days = {
    date: formatDate(cover.until, locale),
    from: formatDate(from, locale),
    until: formatDate(until, locale),
  };
  return {
    is: 'points',
    title: t('history.noteTitle'),
    points: [t('history.points.until', days), t('history.points.keep'), t('history.points.health')],
  };
}
