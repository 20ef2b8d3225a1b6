import { formatDate } from '@/lib/i18n/format';
import {
  coverBlock,
  exclusionsBlock,
  fact,
  frame,
  limitsBlock,
  planFacts,
  ridersOrNone,
  rulesBlocks,
  waitingBlock,
} from '@/lib/server/documents/blocks';
import type { InformationSheetDocumentData } from '@/lib/server/documents/documentData';
import { planName } from '@/lib/server/documents/plan';
import type { Block, Sheet } from '@/lib/server/documents/sheet';
import type { Words } from '@/lib/server/documents/words';

/** Headings in the regulator's order. */
export function informationSheet(data: InformationSheetDocumentData, words: Words): Sheet {
  const { t, locale } = words;
  const { plan, policyNumber } = data;
  return {
    ...frame(words, plan.product),
    title: t('sheet.title'),
    subtitle: t('sheet.lead', { plan: planName(plan) }),
    facts: [
      fact(words, 'date', formatDate(data.date, locale)),
      ...(policyNumber ? [fact(words, 'policyNumber', policyNumber)] : []),
    ],
    blocks: [
      planBlock(data, words),
      coverBlock(words, plan, t('sheet.covered')),
      ...ridersOrNone(words, plan.riders, t('sheet.riders')),
      exclusionsBlock(words, plan.product, t('sheet.excluded')),
      waitingBlock(words, plan, t('sheet.waiting')),
      limitsBlock(words, plan, t('sheet.limits')),
      ...rulesBlocks(words, plan.product),
    ],
  };
}

function planBlock({ plan, date }: InformationSheetDocumentData, words: Words): Block {
  return {
    is: 'facts',
    title: words.t('sheet.plan'),
    rows: planFacts(words, plan, date),
  };
}
